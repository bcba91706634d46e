"""A seat for an assistant: an MCP server on stdio, which is a client of a running smallbox server (docs/mcp.md)."""
