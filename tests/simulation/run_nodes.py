"""One run of several nodes from its seed: `python -m tests.simulation.run_nodes SEED` prints what happened."""

import sys
from functools import partial

from smallbox.tables.entries import read_entry
from smallbox.tables.hall import Hall
from smallbox.tables.table import load
from tests.simulation.cluster import Cluster
from tests.simulation.people import Party
from tests.simulation.run import FINISHED, HORIZON, MOST_ENTRIES, Figures, do_harm, entries, invite
from tests.simulation.settle import check_alive, check_left, check_settled, finish, hash_of_device, lull
from tests.simulation.truth import Broken

#: after this long, in milliseconds, every node knows what it has missed, and which others are gone
NOTICED = 12_000
#: and after this long who has come back meanwhile
SAID = 3000


def run(seed: int, kind: type[Hall] = Hall, *, is_tracing: bool = False) -> Figures:
    """Play one seed; raises Broken where a promise does not hold."""
    return play(Cluster(seed, kind, is_tracing=is_tracing))


def play(cluster: Cluster) -> Figures:
    began = cluster.scheduler.now
    invite(cluster)
    plan_faults(cluster)
    while cluster.scheduler.now < began + HORIZON and entries(cluster) < MOST_ENTRIES and cluster.scheduler.step():
        pass
    cluster.log("faults stop")
    cluster.faults.heal()
    cluster.is_quiet = True
    settle(cluster)
    check_settled(cluster)
    for party in cluster.parties:
        check_presence(cluster, party)
    check_alive(cluster)
    finished = finish(cluster) if cluster.seed % FINISHED == 0 else 0
    check_left(cluster)
    seconds = (cluster.scheduler.now - began) // 1000
    return Figures(entries(cluster), cluster.watch.messages, cluster.crashes, seconds, finished)


def plan_faults(cluster: Cluster) -> None:
    rng = cluster.rng
    planned = [(cluster.crash, rng.choice((0, 0, 1, 2))), (cluster.cut, rng.randrange(8))]
    planned += [(cluster.pause_node, rng.choice((0, 1, 2))), (cluster.cut_bus, rng.choice((0, 0, 1)))]
    planned += [(cluster.break_table, rng.choice((0, 0, 1)))]
    for fault, times in planned:
        for _ in range(times):
            cluster.scheduler.after(rng.randrange(HORIZON // 2), partial(do_harm, cluster, fault))


def settle(cluster: Cluster) -> None:
    for time in (NOTICED, SAID):
        lull(cluster)
        cluster.scheduler.run_until(cluster.scheduler.now + time)
    lull(cluster)


def check_presence(cluster: Cluster, party: Party) -> None:
    """Everybody knows who is there, on whatever node."""
    if not party.code:
        return
    table = load([read_entry(row.body) for row in cluster.store.rows[party.code]])
    here = [device for device in party.devices if device.is_here]
    seats = {table.seat_of(hash_of_device(device)) for device in here if device.secret is not None}
    expected = sorted(seat for seat in seats if seat is not None), sum(device.secret is None for device in here)
    for device in here:
        if device.present != expected:
            raise Broken("presence", f"{device} at {party.code} was told {device.present}, there are {expected}")


def main() -> None:
    seed = int(sys.argv[1])
    cluster = Cluster(seed, is_tracing=True)
    try:
        figures = play(cluster)
    finally:
        sys.stdout.write("\n".join(cluster.trace) + "\n")
    sys.stdout.write(f"seed {seed}: {figures}\n")


if __name__ == "__main__":
    main()
