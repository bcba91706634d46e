"""A process that has loaded what a server needs, and forks for every wish."""

import atexit
import gc
import json
import os
import resource
import runpy
import select
import signal
import socket
import sys
import threading
from typing import NoReturn

import smallbox.cli
import smallbox.server.command
import smallbox.server.run
import smallbox.terminal.script  # noqa: F401 what takes the time of a start
from tests.warm_wish import MESSAGE_BYTES, Wish


def serve(line: socket.socket) -> None:
    """Fork for every wish, tell every end, until nobody wishes any more."""
    told, tells = socket.socketpair()
    tells.settimeout(0)
    signal.set_wakeup_fd(tells.fileno())
    signal.signal(signal.SIGCHLD, lambda *_: None)
    waiting: dict[int, socket.socket] = {}
    while True:
        ready, _, _ = select.select([line, told], [], [])
        if told in ready:
            told.recv(4096)
            while waiting and (ended := os.waitpid(-1, os.WNOHANG))[0]:
                with waiting.pop(ended[0]) as status:
                    status.send(str(os.waitstatus_to_exitcode(ended[1])).encode())
        if line in ready:
            said, handed, _, _ = socket.recv_fds(line, MESSAGE_BYTES, 4)
            if not said:
                return
            *streams, answer = handed
            status = socket.socket(fileno=answer)
            pid = os.fork()
            if not pid:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                for each in (line, told, tells, status, *waiting.values()):
                    each.close()
                become(Wish(**json.loads(said)), streams)
            for stream in streams:
                os.close(stream)
            waiting[pid] = status
            status.send(str(pid).encode())


def become(wish: Wish, streams: list[int]) -> NoReturn:
    """Be the command from here on, with these for standard input, output and errors."""
    for wanted, number in enumerate(streams):
        os.dup2(number, wanted)
        os.close(number)
    if wish.files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wish.files, wish.files))
    os.chdir(wish.folder)
    os.environ.clear()
    os.environ.update(wish.environment)
    sys.argv[1:] = wish.arguments
    try:
        runpy.run_module("smallbox", run_name="__main__", alter_sys=True)
        end(0)
    except SystemExit as error:
        if not isinstance(error.code, int):
            raise
        end(error.code)


def end(code: int) -> NoReturn:
    """End as an interpreter does, except that nothing is taken apart: that takes longer than most commands."""
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


if __name__ == "__main__":
    # Forks share what they never write to, which the collector of garbage would.
    gc.freeze()
    serve(socket.socket(fileno=int(sys.argv[1])))
