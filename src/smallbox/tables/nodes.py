"""Tables that several nodes have open at once: what they tell each other, and who keeps a table's clock."""

from collections.abc import Mapping

from smallbox.tables.rooms import Rooms


class Nodes(Rooms):
    """Rooms, some of which are open on other nodes too. Storage decides; notices only make it quick."""

    def _heard(self, code: str, notice: bytes, now: int) -> None:
        if not self.is_shared:
            return

    def _leased(self, code: str, until: int | None, now: int) -> None:
        if not self.is_shared:
            return

    def _newest(self, versions: Mapping[str, tuple[int, int]], now: int) -> None:
        if not self.is_shared:
            return
