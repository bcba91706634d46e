"""A row of databases, one of each version of what is stored; every later version must open all of them."""
