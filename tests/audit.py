"""Looks for known weaknesses in what smallbox is built on, and whether what is installed is what is locked.

`make audit` runs it. 0: nothing is known; 1: something was found; 3: a service that knows could not be reached, so
nothing can be said about the packages it would have been asked about.
"""

import json
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from typing import Any

FOUND, NOT_REACHED = 1, 3
ROOT = Path(__file__).parents[1]
LOCKED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^ ;\\]+)", re.MULTILINE)
REQUIREMENTS = ROOT / "requirements"
PATIENCE = 300


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def output(command: list[str], folder: Path = ROOT) -> Any:
    """What a command prints as JSON; None where it prints none."""
    try:
        ended = subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=PATIENCE, check=False)
        return json.loads(ended.stdout)
    except (ValueError, OSError, subprocess.TimeoutExpired):
        return None


def audit_python() -> int:
    """Ask the Python Package Index about every locked package."""
    codes = [audit_file(file) for file in sorted(REQUIREMENTS.glob("*.txt"))]
    return FOUND if FOUND in codes else max(codes)


def audit_file(file: Path) -> int:
    command = [".venv-audit/bin/pip-audit", "--no-deps", "--disable-pip", "-f", "json", "--progress-spinner", "off"]
    answer = output([*command, "-r", str(file)])
    packages = [] if answer is None else answer["dependencies"]
    known = [each for each in packages if "vulns" in each]
    for package in known:
        for weakness in package["vulns"]:
            fixed = ", ".join(weakness["fix_versions"]) or "no version yet"
            say(f"{file.name}: {package['name']} {package['version']} has {weakness['id']}; mended in {fixed}")
    is_found = any(each["vulns"] for each in known)
    if packages and len(known) == len(packages):
        say(f"{file.name}: asked about all of its {len(known)} packages")
        return FOUND if is_found else 0
    missing = len(packages) - len(known) or "all of its"
    say(f"{file.name}: nobody could be asked about {missing} packages: the service cannot be reached from here.")
    return FOUND if is_found else NOT_REACHED


def audit_web() -> int:
    """Ask the npm registry about the packages of the client."""
    answer = output(["npm", "audit", "--json"], ROOT / "web") or {}
    counts = answer.get("metadata", {}).get("vulnerabilities")
    if counts is None:
        say("web: the npm registry answers no questions about weaknesses from here.")
        return NOT_REACHED
    for name, weakness in answer.get("vulnerabilities", {}).items():
        say(f"web: {name} ({weakness['severity']})")
    say(f"web: {counts['total']} weaknesses known")
    return FOUND if counts["total"] else 0


def compare_installed() -> int:
    """Is every package of the test environment the one that is locked? Needs no service."""
    # A package may be locked in several versions, for several versions of Python.
    locked = {(canonical(name), version) for name, version in LOCKED.findall((REQUIREMENTS / "test.txt").read_text())}
    installed = {(canonical(each.name), each.version) for each in metadata.distributions() if each.name != "smallbox"}
    wrong = [f"{name} {version} is not locked" for name, version in installed - locked]
    for each in sorted(wrong):
        say(f"installed: {each}")
    say(f"installed: {len(installed) - len(wrong)} packages as they are locked, {len(wrong)} not")
    return FOUND if wrong else 0


def list_newer() -> None:
    """What the registry has newer than what is locked; good to know, and no fault."""
    newer = output([".venv/bin/uv", "pip", "list", "--outdated", "--format", "json", "--python", ".venv-test"])
    if newer is None:
        say("newer versions: the registry could not be asked.")
        return
    listed = ", ".join(f"{each['name']} {each['version']} -> {each['latest_version']}" for each in newer)
    say(f"newer versions: {listed or 'none'}")


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def main() -> None:
    codes = [compare_installed(), audit_python(), audit_web()]
    list_newer()
    if FOUND in codes:
        sys.exit(FOUND)
    if NOT_REACHED in codes:
        say("Not everything could be asked: run this again where the services can be reached.")
        sys.exit(NOT_REACHED)


if __name__ == "__main__":
    main()
