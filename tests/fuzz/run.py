"""A long search for what a decoder chokes on, guided by coverage (atheris); `make fuzz` runs it.

`python -m tests.fuzz.run [TARGET ...] --seconds 60` works through the targets; `--keep` adds what it learnt to the
kept corpus. What breaks a decoder is left in build/fuzz as a file; put it into tests/fuzz/corpus once it is mended.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

from tests.fuzz.seeds import CORPUS, ROOT, keep
from tests.fuzz.targets import LONGEST, TARGETS

WORK = ROOT / "build" / "fuzz"
#: an input that takes longer, or more memory, breaks the decoder
SECONDS_EACH, MEGABYTES = 10, 2048
#: of what a search learnt only a little is kept: this many inputs, of at most this many bytes each
MOST_KEPT, MOST_BYTES = 36, 600
SHOWN = ("BROKEN", "==", "SUMMARY", "stat::number_of_executed", "stat::peak_rss")
WORD = re.compile(rb"[A-Za-z0-9_.]{2,24}")
MOST_WORDS = 400


def files_of(target: str) -> list[Path]:
    return sorted((CORPUS / target).glob("*"))


def dictionary(target: str) -> Path:
    """The words of the kept corpus, for the search to put together anew."""
    words = sorted({word for file in files_of(target) for word in WORD.findall(file.read_bytes())})
    made = WORK / f"{target}.dict"
    made.write_text("".join(f'"{word.decode()}"\n' for word in words[:MOST_WORDS]), "ascii")
    return made


def search(target: str, *arguments: str) -> int:
    """Run the search in a process of its own; its exit code."""
    command = [sys.executable, "-m", "tests.fuzz.search", target, f"{WORK}/{target}-", *arguments]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True, errors="replace") as process:
        assert process.stderr is not None
        # Of what the library says only the figures and the failures are of use.
        sys.stdout.writelines(line for line in process.stderr if line.startswith(SHOWN))
        sys.stdout.flush()
        return process.wait()


def fuzz(target: str, seconds: int) -> bool:
    """Search one target; did it hold?"""
    learnt = WORK / target
    learnt.mkdir(parents=True, exist_ok=True)
    sys.stdout.write(f"{target}\n")
    before = set(WORK.glob(f"{target}-*-*"))
    code = search(
        target,
        str(learnt),
        str(CORPUS / target),
        f"-max_total_time={seconds}",
        f"-timeout={SECONDS_EACH}",
        f"-rss_limit_mb={MEGABYTES}",
        f"-max_len={LONGEST}",
        f"-dict={dictionary(target)}",
        f"-artifact_prefix={WORK}/{target}-",
        "-print_final_stats=1",
        "-verbosity=0",
    )
    return not code and set(WORK.glob(f"{target}-*-*")) == before


def keep_learnt(target: str) -> None:
    """Add some of the small inputs that reached something new to the kept corpus: of each size a few."""
    found = sorted((file.read_bytes() for file in (WORK / target).iterdir()), key=lambda data: (len(data), data))
    small = [data for data in found if len(data) <= MOST_BYTES]
    free = max(0, MOST_KEPT - len(files_of(target)))
    for data in small[:: max(1, len(small) // free)][:free] if free else ():
        keep(target, data)


def main() -> None:
    parser = argparse.ArgumentParser(description="Look for what a decoder chokes on.")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=", ".join(TARGETS))
    parser.add_argument("--seconds", type=int, default=60, help="for each target")
    parser.add_argument("--keep", action="store_true", help="add what was learnt to the kept corpus")
    given = parser.parse_args()
    unknown = [target for target in given.targets if target not in TARGETS]
    if unknown:
        parser.error(f"expected targets {', '.join(TARGETS)}; got {', '.join(unknown)}")
    WORK.mkdir(parents=True, exist_ok=True)
    broken = []
    for target in given.targets or TARGETS:
        if not fuzz(target, given.seconds):
            broken.append(target)
        if given.keep:
            keep_learnt(target)
    sys.stdout.write(f"{len(given.targets or TARGETS)} targets, broken: {', '.join(broken) or 'none'}\n")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
