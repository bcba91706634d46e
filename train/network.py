"""A small network in numpy: what a seat knows goes in, a liking for every action and a hope of winning come out."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
Whole = npt.NDArray[np.int64]

#: what a forbidden action is liked
FORBIDDEN = np.float32(-1e9)


class Network:
    """Layers of rectified units, and on top of the last one the likings of all actions and the hope of winning."""

    def __init__(self, weights: list[Floats]) -> None:
        #: a matrix and a row of biases for each layer; the last layer has a column more than there are actions
        self.weights = weights

    @classmethod
    def fresh(cls, inputs: int, hidden: tuple[int, ...], actions: int, rng: np.random.Generator) -> Network:
        """A network that has learnt nothing: all moves are liked about the same."""
        sizes = [inputs, *hidden, actions + 1]
        weights: list[Floats] = []
        for below, above in pairwise(sizes):
            spread = np.sqrt(2 / below) * (0.01 if above == sizes[-1] else 1.0)
            weights.append((rng.standard_normal((below, above)) * spread).astype(np.float32))
            weights.append(np.zeros(above, np.float32))
        return cls(weights)

    def layers(self, seen: Floats) -> list[Floats]:
        """What comes out of each layer, what goes in first."""
        found = [seen]
        last = len(self.weights) - 2
        for at in range(0, len(self.weights), 2):
            out = found[-1] @ self.weights[at] + self.weights[at + 1]
            found.append(out if at == last else np.maximum(out, 0, out=out))
        return found

    def think(self, seen: Floats, mask: npt.NDArray[Any]) -> tuple[Floats, Floats]:
        """The likings of the actions, those that a mask forbids as good as never, and the hope of winning."""
        out = self.layers(seen)[-1]
        return np.where(mask, out[:, :-1], FORBIDDEN), out[:, -1]

    def slopes(self, layers: list[Floats], wrong: Floats) -> list[Floats]:
        """How the loss changes with each weight, from how it changes with what comes out (backpropagation)."""
        found: list[Floats] = []
        for at in range(len(self.weights) - 2, -1, -2):
            below = layers[at // 2]
            found += [wrong.sum(axis=0), below.T @ wrong]
            if at:
                wrong = (wrong @ self.weights[at].T) * (below > 0)
        return found[::-1]

    def copy(self) -> Network:
        return Network([weight.copy() for weight in self.weights])

    def save(self, file: Path, **facts: npt.ArrayLike) -> None:
        """Write the weights, in half precision, with what else is to be known about them."""
        file.parent.mkdir(parents=True, exist_ok=True)
        layers = {f"layer{at}": weight.astype(np.float16) for at, weight in enumerate(self.weights)}
        np.savez_compressed(
            file, allow_pickle=False, **layers, **{name: np.asarray(fact) for name, fact in facts.items()}
        )

    @classmethod
    def load(cls, file: Path) -> Network:
        with np.load(file, allow_pickle=False) as stored:
            number = sum(name.startswith("layer") for name in stored.files)
            return cls([stored[f"layer{at}"].astype(np.float32) for at in range(number)])


class Adam:
    """Steps down the slopes, each weight at a pace of its own (Kingma, Ba 2015)."""

    def __init__(self, network: Network, rate: float) -> None:
        self.network = network
        self.rate = rate
        self.means = [np.zeros_like(weight) for weight in network.weights]
        self.squares = [np.zeros_like(weight) for weight in network.weights]
        self.steps = 0

    def step(self, slopes: list[Floats], most: float = 0.5) -> None:
        """One step; slopes that are steeper together than `most` are made as steep as that."""
        self.steps += 1
        steep = float(np.sqrt(sum(float((slope * slope).sum()) for slope in slopes)))
        scale = np.float32(min(1.0, most / (steep + 1e-8)))
        pace = self.rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for at, steep_one in enumerate(slopes):
            slope = steep_one * scale
            self.means[at] += np.float32(0.1) * (slope - self.means[at])
            self.squares[at] += np.float32(0.001) * (slope * slope - self.squares[at])
            way = self.means[at] / (np.sqrt(self.squares[at]) + np.float32(1e-8))
            self.network.weights[at] -= np.float32(pace) * way


def chances(likings: Floats) -> Floats:
    """How likely each action is chosen (softmax)."""
    powers = np.exp(likings - likings.max(axis=1, keepdims=True))
    found: Floats = powers / powers.sum(axis=1, keepdims=True)
    return found


def draw(likings: Floats, rng: np.random.Generator) -> Whole:
    """An action for each row, by its chance (the Gumbel trick)."""
    noise = rng.gumbel(size=likings.shape).astype(np.float32)
    found: Whole = np.argmax(likings + noise, axis=1)
    return found
