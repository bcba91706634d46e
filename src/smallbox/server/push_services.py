"""The push services of the browser vendors: nobody else is ever sent anything, whatever a client asks for."""

import re
from typing import NamedTuple

#: of Chrome and most browsers made from it, of Firefox, of Safari, of Edge
HOSTS = frozenset({"fcm.googleapis.com"})
DOMAINS = (".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com")
#: over https, at the usual port, by a name, without a user: read so strictly that no two readers could differ
ENDPOINT = re.compile(r"https://([a-z0-9-]+(?:\.[a-z0-9-]+)+)/[!-~]*")


class Delivery(NamedTuple):
    """What a service answered; status 0 is nothing at all, for the kind of reason that `kind` names."""

    status: int
    #: seconds after which it wants to be asked again
    wait: float | None = None
    kind: str = ""


def origin_of(endpoint: str, also: str = "") -> str | None:
    """The service behind an endpoint, as `https://host`; None for one that is not known. `also` is one for tests."""
    if also and endpoint.startswith(f"{also}/"):
        return also
    parts = ENDPOINT.fullmatch(endpoint)
    if parts is None or not (parts[1] in HOSTS or parts[1].endswith(DOMAINS)):
        return None
    return f"https://{parts[1]}"
