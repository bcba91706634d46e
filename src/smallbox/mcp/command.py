"""The command `smallbox mcp`: an MCP server on stdin and stdout, until the other side closes them."""

from smallbox.client.http import Address
from smallbox.core.errors import BadOption


def serve(server: str, token: str, name: str, language: str) -> None:
    """Serve one assistant. Raises BadOption."""
    Address.read(server)
    try:
        from smallbox.mcp.server import make_server  # noqa: PLC0415 - an extra that only assistants need
    except ImportError:
        raise BadOption(
            "smallbox mcp speaks by the MCP SDK, which is not installed; `pip install 'smallbox[mcp]'`, "
            "or `pip install --require-hashes -r requirements/mcp.txt` from a checkout"
        ) from None
    make_server(server, token, name, language).run("stdio")
