"""smallbox: three small-box card games as an executable rulebook."""

__version__ = "0.1.0"
