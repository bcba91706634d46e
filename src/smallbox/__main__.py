"""`python -m smallbox` is the command `smallbox`."""

from smallbox.cli import main

if __name__ == "__main__":
    main()
