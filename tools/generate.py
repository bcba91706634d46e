"""Write every generated file anew: the protocol in words and TypeScript, sentences about gifts, what bots are rated."""

from tools import anchors, gift_words
from tools.wire import write

if __name__ == "__main__":
    gift_words.write_files()
    anchors.write_file()
    write.write_files()
