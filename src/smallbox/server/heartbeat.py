"""The pings of all sockets, by one task: a task for each of them would take a tenth of a socket's memory."""

import asyncio
import time

from smallbox.server.admission import Admission

#: how often all sockets are looked at, in seconds
LOOK_SECONDS = 2.0
#: sockets that are looked at before messages are read again
AT_ONCE = 500


async def beat(admission: Admission) -> None:
    """Ping whoever is silent, and let go of whoever does not answer, for ever."""
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        now = time.monotonic()
        for number, socket in enumerate(admission.sockets.members(), 1):
            socket.beat(now)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
