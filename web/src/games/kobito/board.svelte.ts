/** What is in the air above the table, and what a press or a drop does. */
import { t, withoutClause } from "../../text.svelte";
import type { StageHandle } from "../../stage/handle";
import type { KobitoMove, KobitoView } from "../../wire";
import type { Play } from "../play";
import { marksOf, type Marks } from "./marks";
import { kobitoAt, rainbowAt } from "./rainbows";
import { attempt, isOffered, targetsOf, type Lifted, type Targets } from "./targets";

export type KobitoPlay = Play<KobitoView, KobitoMove>;

export class Board {
  lifted: Lifted | null = $state.raw(null);
  /** the seat whose studio is looked at */
  looked: number | null = $state(null);
  stage: StageHandle | undefined;
  /** a move was made with what had been lifted */
  onmade: ((lifted: Lifted | null) => void) | undefined;
  readonly targets: Targets = $derived.by(() => targetsOf(this.play.view, this.lifted));

  /** what others did since the reader's own move */
  readonly marks: Marks = $derived.by(() => marksOf(this.shown, this.play.recent ?? []));

  constructor(
    private readonly source: () => KobitoPlay,
    private readonly seen: () => KobitoView,
  ) {}

  get play(): KobitoPlay {
    return this.source();
  }

  /** what is drawn: the view, or the moment before it */
  get shown(): KobitoView {
    return this.seen();
  }

  get isMine(): boolean {
    const { view, you, canTry } = this.play;
    return canTry && you !== null && view.to_act === you;
  }

  isTarget(address: string): boolean {
    return this.targets.has(address);
  }

  isLifted(what: Lifted): boolean {
    const up = this.lifted;
    if (up === null || up.from !== what.from) return false;
    return up.from === "hand" ? up.index === (what as typeof up).index : up.rainbow === (what as typeof up).rainbow && up.end === (what as typeof up).end;
  }

  letGo(): void {
    this.lifted = null;
  }

  /** Take a card up, or put it back. */
  lift(what: Lifted, slot: string): void {
    if (!this.play.canTry) return;
    if (this.isLifted(what)) return this.letGo();
    this.lifted = what;
    if (!this.isMine || this.targets.size > 0) return;
    this.stage?.wiggle(slot);
    this.play.hint(t(what.from === "hand" ? "kobito-hint-no-place" : "kobito-hint-no-send"));
  }

  /** A card of the hand is pressed: it goes up, or the lifted one starts a rainbow with it. */
  pressHand(index: number, where?: "low" | "high"): void {
    const hand = this.play.view.hand ?? [];
    const addresses = [`hand:${index}:low`, `hand:${index}:high`].filter((each) => this.isTarget(each));
    const address = where !== undefined ? `hand:${index}:${where}` : addresses.length === 1 ? addresses[0] : undefined;
    if (address !== undefined && this.isTarget(address)) return this.choose(address);
    this.lift({ from: "hand", index, card: hand[index]! }, `hand:${index}`);
  }

  /** A place is pressed, or the lifted card is dropped on it. */
  choose(address: string): void {
    const { view } = this.play;
    const lifted = this.lifted;
    if (lifted === null || !this.play.canTry) return;
    const moves = this.targets.get(address) ?? [];
    if (moves.length === 1) return void this.make(moves[0]!);
    if (moves.length > 1) return this.tellApart(address);
    const end = this.nearestEnd(address);
    if (end !== null && this.isTarget(end)) return this.choose(end);
    const tried = attempt(view, lifted, address);
    // What the place would do with another card must not happen by surprise.
    if (tried === null || isOffered(view, tried)) return this.sayWhyNot(address, lifted);
    this.shake(lifted);
    void this.play.move(tried);
  }

  /** A card was let go over a place, or over nothing. */
  drop(address: string | null): void {
    if (address === null || this.lifted === null) return this.letGo();
    const [kind, index] = address.split(":");
    if (kind === "hand" && this.lifted.from === "hand") {
      if (Number(index) === this.lifted.index) return this.letGo();
      const both = [`${address}:low`, `${address}:high`].filter((each) => this.isTarget(each));
      if (both.length === 1) return this.choose(both[0]!);
      if (both.length === 2) return this.play.hint(t("kobito-hint-which-side"));
    }
    this.choose(address);
  }

  /** A kobito on the table with nothing in the air: lift the number that may take its place, or hear why not. */
  pressKobito(name: string, index: number): void {
    const { view, you, canTry } = this.play;
    if (!canTry || you === null) return;
    const places = rainbowAt(view, name, you);
    const number = places[index]!.number;
    const offered = view.moves.find((move) => move.type === "swap" && move.at === name && kobitoAt(places, move.number, move.nth) === index);
    if (offered === undefined) {
      void this.play.move({ type: "swap", at: name, number, nth: 1 });
      return;
    }
    const at = (view.hand ?? []).indexOf(String(number));
    this.lifted = { from: "hand", index: at, card: String(number) };
    this.play.hint(t("kobito-hint-exchange", { number }), "K40");
  }

  async make(move: KobitoMove): Promise<void> {
    if (this.play.isSending) return;
    const { lifted: before, play: { view } } = this;
    this.lifted = null;
    const isMade = await this.play.move(move);
    if (isMade) this.onmade?.(before);
    else if (this.lifted === null && this.play.view === view) this.lifted = before;
  }

  /** Whoever hits a kobito at the end of a rainbow may well mean the end. */
  private nearestEnd(address: string): string | null {
    const [kind, name, index] = address.split(":") as [string, string, string];
    if (kind !== "at") return null;
    const { length } = rainbowAt(this.play.view, name, this.play.you ?? 0);
    return `end:${name}:${Number(index) * 2 < length - 1 ? "low" : "high"}`;
  }

  /** Several moves at one address: an empty easel or another studio. */
  private tellApart(address: string): void {
    const [kind, name] = address.split(":");
    if (kind === "seat") this.looked = Number(name);
    else this.play.hint(t("kobito-hint-partner"), "K21");
  }

  private sayWhyNot(address: string, lifted: Lifted): void {
    this.shake(lifted);
    const [kind] = address.split(":");
    if (kind === "hand" && lifted.from === "studio") return this.play.hint(withoutClause(t("kobito-refusal-K18")), "K18");
    if (lifted.from === "hand" && kind === "at") {
      const clause = lifted.card === "K" ? "K41" : lifted.card === "R" ? "K44" : "K40";
      return this.play.hint(withoutClause(t(clause === "K44" ? "kobito-refusal-K44-other" : clause === "K41" ? "kobito-refusal-K41" : "kobito-refusal-K40-other")), clause);
    }
    this.play.hint(t("kobito-hint-no-place"));
  }

  private shake(lifted: Lifted): void {
    this.stage?.wiggle(slotOf(lifted, this.play));
  }
}

/** Where the picture of a lifted card lies. */
export function slotOf(lifted: Lifted, { view, you }: KobitoPlay): string {
  if (lifted.from === "hand") return `hand:${lifted.index}`;
  const length = rainbowAt(view, lifted.rainbow, you ?? 0).length;
  return `${lifted.rainbow}:${lifted.end === "low" ? 0 : length - 1}`;
}
