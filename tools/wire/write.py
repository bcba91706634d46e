"""docs/protocol.md and web/src/wire.ts, from the structs; the second needs Node and the packages of web/."""

import fcntl
import json
import shutil
import subprocess
import sys
from pathlib import Path

from tools.wire.reference import write_reference
from tools.wire.schema import make_schema

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
REFERENCE = ROOT / "docs" / "protocol.md"
TYPESCRIPT = WEB / "src" / "wire.ts"


def find_tool(name: str) -> str:
    """Node or npm: of this environment, or of the machine."""
    found = shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)
    assert found, f"expected {name} on the PATH, got none: install Node 20.19 or newer"
    return found


def install_packages() -> None:
    """The packages of web/, where they are missing or older than their lock; one process at a time."""
    lock = WEB / "package-lock.json"
    installed = WEB / "node_modules" / ".package-lock.json"
    with lock.open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
            run("npm", "ci", "--no-audit", "--no-fund", "--silent")


def run(tool: str, *words: str, given: str = "") -> str:
    """What a tool prints, when run in web/."""
    done = subprocess.run([find_tool(tool), *words], cwd=WEB, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{tool} {' '.join(words)}:\n{done.stdout}{done.stderr}"
    return done.stdout


def write_typescript() -> str:
    return run("node", "scripts/wire.mjs", given=json.dumps(make_schema()))


def write_files() -> None:
    REFERENCE.write_text(write_reference(), "utf-8")
    install_packages()
    TYPESCRIPT.write_text(write_typescript(), "utf-8")
