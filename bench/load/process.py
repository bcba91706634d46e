"""What the kernel says: a process's processor time and memory, the machine's work, the limit of open files."""

import os
import resource
from pathlib import Path

from smallbox.core.errors import SmallboxError

TICKS = os.sysconf("SC_CLK_TCK")
#: where utime and stime are in /proc/PID/stat, counted after the name in brackets
UTIME, STIME = 11, 12
#: where idle and iowait are in the first line of /proc/stat
IDLE, WAITING = 3, 4
#: files beside the sockets
SPARE_FILES = 100


class TooFewFiles(SmallboxError):
    """The system lets a process open too few files."""


def processor_seconds(pid: int) -> float:
    """User and system time of all threads so far, in steps of a clock tick."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii", "replace").rpartition(")")[2].split()
    return (int(fields[UTIME]) + int(fields[STIME])) / TICKS


def busy_seconds() -> float:
    """The time in which any core of the machine had work, stolen time included."""
    total = [int(field) for field in Path("/proc/stat").read_text("ascii").split("\n", 1)[0].split()[1:9]]
    return (sum(total) - total[IDLE] - total[WAITING]) / TICKS


def resident_kb(pid: int) -> int:
    """The resident memory."""
    lines = Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def most_sockets(wished: int) -> int:
    """As many as wished, or as the hard limit of open files lets a process have."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wished if hard == resource.RLIM_INFINITY else min(wished, hard - SPARE_FILES)


def allow_sockets(sockets: int) -> None:
    """Raise the limit of open files as far as needed, for this process and its children."""
    wanted = sockets + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise TooFewFiles(f"{sockets} sockets need {wanted} open files, and the hard limit is {hard}")
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
