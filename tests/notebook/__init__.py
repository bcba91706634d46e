"""What is shown in notebooks, and the pages that teach by code."""
