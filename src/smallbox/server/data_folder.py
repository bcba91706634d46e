"""The data folder: seeds of running games and what people say are for the server's own user alone."""

import os
import stat
from collections.abc import Callable
from pathlib import Path

import structlog

from smallbox.core.errors import BadOption

log = structlog.get_logger("smallbox.folder")

OWN_FOLDER, OWN_FILE = 0o700, 0o600
OTHERS = 0o077
DATABASE = "smallbox.db"


def keep_private() -> None:
    """From now on this process makes files that nobody else may read."""
    os.umask(OTHERS)


def make_folder(folder: Path) -> None:
    """Make the data folder, or close one that is open to others."""
    try:
        folder.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
        tightened = tighten(folder)
    except OSError as error:
        raise BadOption(f"--data-dir: expected a folder to write to, got {folder}: {error.strerror}") from None
    if tightened:
        log.warning("others could read these, and no longer can", names=tightened)


def tighten(folder: Path) -> list[str]:
    """Take the rights of others from what is ours in a folder, and from the folder if it holds nothing else."""
    files = [file for file in sorted(folder.iterdir()) if file.name.startswith(DATABASE)]
    tightened = [file.name for file in files if is_open(file, stat.S_ISREG)]
    for name in tightened:
        (folder / name).chmod(OWN_FILE)
    is_ours = len(files) == len(list(folder.iterdir()))
    if is_ours and is_open(folder, stat.S_ISDIR):
        folder.chmod(OWN_FOLDER)
        tightened.append(".")
    return tightened


def is_open(path: Path, is_kind: Callable[[int], bool]) -> bool:
    """Is it this user's and of this kind, and may others do anything with it? A shared folder is left as it is."""
    found = path.lstat()
    is_shared = bool(found.st_mode & (stat.S_ISVTX | stat.S_ISGID))
    return found.st_uid == os.geteuid() and is_kind(found.st_mode) and not is_shared and bool(found.st_mode & OTHERS)
