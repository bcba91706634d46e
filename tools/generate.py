"""Write every generated file anew: the protocol, sentences about gifts, what bots are rated, what environments show."""

from tools import anchors, environment_fields, gift_words
from tools.wire import write

if __name__ == "__main__":
    gift_words.write_files()
    anchors.write_file()
    environment_fields.write_file()
    write.write_files()
