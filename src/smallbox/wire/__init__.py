"""Messages between clients and server: tagged structs, JSON, one list for Python, TypeScript and the documentation."""
