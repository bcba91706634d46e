"""Which numbers of an observation a network looks at, and how large it sees them."""

from __future__ import annotations

import numpy as np

from smallbox.core.observation import Layout
from train.network import Bytes, Floats

#: what a bot can tell from its view alone: no memory of hidden cards, and no order of what lies deep
KANOBU = {
    "phase": 1.0,
    "clockwise": 1.0,
    "hand": 1.0,
    "sizes": 0.2,
    "top": 1.0,
    "named": 1.0,
    "deck_size": 0.02,
    "drawn": 1.0,
    "demand": 1.0,
    "links": 0.5,
    "by": 1.0,
    "price": 0.3,
    "open": 1.0,
    "paid": 1.0,
    "undo": 1.0,
}


class Features:
    """Some fields of an observation, each with the factor that brings it to about 0 to 1."""

    def __init__(self, layout: Layout, fields: dict[str, float]) -> None:
        places = [np.arange(layout.places[name].start, layout.places[name].stop) for name in fields]
        self.places = np.concatenate(places)
        factors = [np.full(len(place), factor, np.float32) for place, factor in zip(places, fields.values())]
        self.scale: Floats = np.concatenate(factors)
        self.size = len(self.places)

    def of(self, observations: Bytes) -> Bytes:
        return observations[:, self.places]
