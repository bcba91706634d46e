"""`python -m smallbox` is the command `smallbox`."""


def main() -> None:
    # Not above: a process for bots imports the main module too, and needs none of the commands.
    from smallbox.cli import main as run  # noqa: PLC0415

    run()


if __name__ == "__main__":
    main()
