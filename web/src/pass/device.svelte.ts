/**
 * One device round the table. The device itself only watches; the one person who holds it is connected with their seat, and nobody
 * else: before the device is passed on, that connection and everything it showed are gone.
 */
import type { LogLine } from "../log.svelte";
import { sayAs } from "../socket";
import { LiveTable } from "../table.svelte";
import { keepShared, type Person, type Shared } from "./shared";

/** How many lines of what happened meanwhile are told. */
const MOST_TOLD = 6;

export class Device {
  people: Person[] = $state.raw([]);
  /** who holds the device; null while it is passed on */
  holder: Person | null = $state.raw(null);
  /** the table as the holder sees it */
  held: LiveTable | null = $state.raw(null);
  /** the table as all may see it */
  readonly watch: LiveTable;

  /** the last line of the log that each person has seen */
  private readonly seen = new Map<string, number>();
  private bots: readonly string[];
  /** the deal that was asked for, by its commitment: a second asking would show somebody's cards behind the curtain */
  private asked = "";

  readonly table = $derived.by(() => this.watch.table);
  /** nobody has anything to hide: all look at the same table, and whoever is asked answers there */
  readonly isOpen = $derived.by(() => this.watch.game !== null && !this.watch.game.hasLog);
  /** who is to take the device: whoever is to act, or, before a deal, the host */
  readonly next: Person | null = $derived.by(() => {
    const { table, shown, names } = this.watch;
    if (table === null) return null;
    if (table.phase === "lobby") return this.called(names[table.host ?? -1]);
    return table.phase === "playing" && shown?.to_act != null ? this.called(names[shown.to_act]) : null;
  });

  constructor(private readonly shared: Shared) {
    this.people = shared.people;
    this.bots = shared.bots;
    this.watch = new LiveTable(shared.code, {
      secret: null,
      beside: () => this.people.map(({ secret }) => secret),
      secretOf: (seat) => (this.isOpen ? this.called(this.watch.names[seat])?.secret : undefined),
    });
  }

  private called(name: string | undefined): Person | null {
    return this.people.find((person) => person.name === name) ?? null;
  }

  /** The device is put into somebody's hands. */
  give(person: Person): void {
    this.drop();
    this.holder = person;
    this.held = new LiveTable(this.shared.code, { secret: person.secret, beside: () => this.people.map(({ secret }) => secret) });
  }

  /** The holder's cards leave the page, and their connection is closed. */
  drop(): void {
    if (this.holder !== null) this.seen.set(this.holder.name, this.watch.log.lines.at(-1)?.number ?? 0);
    this.held?.close();
    this.held = null;
    this.holder = null;
  }

  /** What happened since somebody last had the device, as all saw it. */
  since(person: Person): LogLine[] {
    const seen = this.seen.get(person.name) ?? 0;
    return this.watch.log.lines.filter(({ number, event }) => number > seen && this.watch.sentence(event) !== "").slice(-MOST_TOLD);
  }

  /**
   * Everybody here is ready: deal. One number of this device goes into the shuffle, from the host's seat: one that nobody else could
   * know is enough, and the others' would come from the same hand.
   */
  async start(host: LiveTable): Promise<void> {
    const commitment = host.table!.commitment;
    if (commitment === "" || commitment === this.asked) return;
    this.asked = commitment;
    while (this.bots.length > 0) {
      if (!(await host.send({ type: "add_bot", level: this.bots[0] }))) return;
      this.keep({ bots: this.bots.slice(1) });
    }
    for (const { secret } of this.people) if (secret !== host.secret) await sayAs(this.shared.code, secret, { type: "ready", ready: true });
    if (await host.ready()) await host.send({ type: "start" });
  }

  /** It could not be dealt: once more. */
  async startAgain(host: LiveTable): Promise<void> {
    host.slip = null;
    this.asked = "";
    await this.start(host);
  }

  /** Somebody has left the table: a bot plays on in their place. */
  part(person: Person): void {
    this.drop();
    this.keep({ people: this.people.filter((each) => each !== person) });
  }

  private keep(changed: Partial<Pick<Shared, "people" | "bots">>): void {
    this.people = changed.people ?? this.people;
    this.bots = changed.bots ?? this.bots;
    keepShared({ ...this.shared, people: [...this.people], bots: [...this.bots] });
  }

  close(): void {
    this.drop();
    this.watch.close();
  }
}
