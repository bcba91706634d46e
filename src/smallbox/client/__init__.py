"""A seat at a table of any smallbox server, over the network: for bots, assistants and whoever writes a client.

`play` sits a bot down and plays; `RemoteSeat` is what it stands on, for programs that want more. docs/network-bots.md.
"""

from smallbox.client.http import Address as Address
from smallbox.client.http import RequestRefused as RequestRefused
from smallbox.client.http import join_table as join_table
from smallbox.client.http import make_table as make_table
from smallbox.client.http import make_token as make_token
from smallbox.client.http import revoke_token as revoke_token
from smallbox.client.player import MoveRefused as MoveRefused
from smallbox.client.player import play as play
from smallbox.client.player import play_async as play_async
from smallbox.client.seat import News as News
from smallbox.client.seat import RemoteSeat as RemoteSeat
from smallbox.client.seat import SeatLost as SeatLost
