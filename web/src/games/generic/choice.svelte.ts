/** What the reader does with the cards in hand: picks one up to see what can be done with it. */
import type { AnyMove } from "../../wire";
import type { Play } from "../play";

type Fields = Readonly<Record<string, unknown>>;

/** Does a move tell of this card? */
export function mentions(move: AnyMove, card: string): boolean {
  return Object.entries(move as unknown as Fields).some(([key, fact]) => key !== "type" && (fact === card || (Array.isArray(fact) && fact.includes(card))));
}

export class Choice {
  /** the place in the hand of the card that is picked up */
  private picked: { index: number; card: string } | null = $state.raw(null);
  /** a move with one card of the hand: what somebody tries who presses a card that does not fit */
  private usual: { move: AnyMove; field: string } | null = null;

  constructor(private readonly look: () => Play) {}

  private readonly play = $derived.by(() => this.look());
  readonly hand: readonly string[] = $derived.by(() => (this.play.view as unknown as { hand?: readonly string[] | null }).hand ?? []);
  readonly moves: readonly AnyMove[] = $derived(this.play.view.moves);
  readonly isMine = $derived(this.play.canTry && this.play.you !== null && this.play.view.to_act === this.play.you);
  /** the place of the card that is up, as long as it is there */
  readonly index = $derived(this.picked !== null && this.isMine && this.hand[this.picked.index] === this.picked.card ? this.picked.index : null);
  readonly card = $derived(this.index === null ? null : this.hand[this.index]!);

  /** The moves with a card. */
  with(card: string): AnyMove[] {
    return this.moves.filter((move) => mentions(move, card));
  }

  fits(card: string): boolean {
    return this.isMine && this.with(card).length > 0;
  }

  lower(): void {
    this.picked = null;
  }

  /** The first press picks a card up, the second plays it if there is only one way. False where the card has no move at all. */
  async press(index: number): Promise<boolean> {
    if (!this.play.canTry) return true;
    const card = this.hand[index]!;
    const moves = this.with(card);
    if (!this.isMine || moves.length === 0) return this.attempt(card);
    if (this.index !== index) this.picked = { index, card };
    else if (moves.length === 1) await this.make(moves[0]!);
    else this.lower();
    return true;
  }

  async make(move: AnyMove): Promise<boolean> {
    if (!this.play.canTry || this.play.isSending) return false;
    this.remember(move);
    const isMade = await this.play.move(move);
    if (isMade) this.lower();
    return isMade;
  }

  /** Try what cannot be, in the form of another move, to hear which rule forbids it. */
  private async attempt(card: string): Promise<boolean> {
    this.moves.forEach((move) => this.remember(move));
    if (this.usual === null) return false;
    await this.play.move({ ...this.usual.move, [this.usual.field]: card } as AnyMove);
    return true;
  }

  private remember(move: AnyMove): void {
    const held = Object.entries(move).filter(([key, fact]) => key !== "type" && typeof fact === "string" && this.hand.includes(fact));
    if (held.length === 1 && Object.keys(move).length === 2) this.usual = { move, field: held[0]![0] };
  }
}
