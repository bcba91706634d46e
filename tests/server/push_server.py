"""The command `smallbox` with one more push service: `python -m tests.server.push_server http://127.0.0.1:1 serve`."""

import sys

import msgspec

from smallbox.cli import main
from smallbox.server import command
from smallbox.server.config import Config
from smallbox.server_options import ServerOptions


def run(service: str) -> None:
    """No option of the command line lets another service in, so it is put there by hand."""
    real = command.config_of

    def config_of(options: ServerOptions) -> Config:
        return msgspec.structs.replace(real(options), push_service=service)

    command.config_of = config_of
    main()


if __name__ == "__main__":
    run(sys.argv.pop(1))
