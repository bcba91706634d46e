"""smallbox in the words of others: the conventions of research libraries, each an extra of its own."""
