"""What writes the files that ship, from the one place where they are said: `make generate`."""
