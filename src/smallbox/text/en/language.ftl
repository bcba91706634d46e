# The language by the name that its speakers give it.

language-name = English
