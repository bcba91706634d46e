"""Writes every generated file anew: the protocol's reference and TypeScript, and the sentences about gifts."""

from tools import gift_words
from tools.wire import write

if __name__ == "__main__":
    gift_words.write_files()
    write.write_files()
