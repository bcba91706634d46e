"""The page at the server's address while no client is built into it."""

from litestar import MediaType, get

HOME = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>smallbox</title>
<h1>smallbox</h1>
<p>The tables are open at this address. Any program that speaks the protocol can sit down at one:
   <a href="/schema/openapi.json">the HTTP API</a>, and the socket at <code>/socket</code>.</p>
<p>To play right now against bots: <code>smallbox play --terminal</code></p>
</html>
"""


@get(["/", "/t/{code:str}", "/g/{group:str}"], media_type=MediaType.HTML, include_in_schema=False)
async def home() -> str:
    """Also where the link of a table or group leads."""
    return HOME
