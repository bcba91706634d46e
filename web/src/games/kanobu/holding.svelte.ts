/** What the reader does with their hand: lifts a card, lets it go, plays it. */
import type { StageHandle } from "../../stage/handle";
import type { KanobuMove, KanobuView } from "../../wire";
import type { Play } from "../play";
import { handSlot } from "./slots";

export type KanobuPlay = Play<KanobuView, KanobuMove>;

export class Holding {
  private chosen: { slot: string; card: string } | null = $state.raw(null);
  private laid: { slot: string; view: KanobuView } | null = $state.raw(null);
  /** the view in which a move was made: a tap too many before the next one means nothing */
  private moved: KanobuView | null = null;

  constructor(private readonly look: () => KanobuPlay) {}

  private readonly play = $derived.by(() => this.look());
  readonly view = $derived(this.play.view);
  readonly isMine = $derived(this.play.canTry && this.play.you !== null && this.view.to_act === this.play.you);
  readonly playable: ReadonlySet<string> = $derived(
    new Set(this.view.moves.flatMap((move) => (move.type === "play" ? [move.card] : []))),
  );

  /** The card that is lifted: the chosen one, or the one just drawn if it can be played. */
  readonly lifted = $derived.by(() => {
    const hand = this.view.hand ?? [];
    const { drawn, phase } = this.view;
    if (!this.isMine) return null;
    if (this.chosen !== null && hand.includes(this.chosen.card) && this.playable.has(this.chosen.card)) return this.chosen;
    if (phase !== "DRAWN" || drawn === null || !this.playable.has(drawn)) return null;
    return { slot: handSlot(drawn, hand.filter((card) => card === drawn).length - 1), card: drawn };
  });

  /** The slot of a card on its way to the pile, until the table has changed. */
  readonly sent = $derived(this.laid !== null && this.laid.view === this.view ? this.laid.slot : null);

  /** Was a card drawn that can only be kept? */
  readonly isForced = $derived(this.isMine && this.view.phase === "DRAWN" && this.view.moves.length === 1 && this.view.moves[0]!.type === "pass");

  can(type: KanobuMove["type"]): boolean {
    return this.view.moves.some((move) => move.type === type);
  }

  lower(): void {
    this.chosen = null;
  }

  lift(slot: string, card: string): void {
    if (this.playable.has(card)) this.chosen = { slot, card };
  }

  /** A tap lifts a card, a second one lays it. A card that does not fit is tried at once, to hear why. */
  async tap(slot: string, card: string, stage: StageHandle): Promise<void> {
    if (!this.play.canTry) return;
    const isReady = this.lifted?.slot === slot || this.view.phase === "PAY" || !this.playable.has(card);
    if (isReady) await this.lay(slot, card, stage);
    else this.lift(slot, card);
  }

  async lay(slot: string, card: string, stage: StageHandle): Promise<void> {
    if (!this.play.canTry || this.play.isSending || this.moved === this.view) return;
    if (this.isMine && this.playable.has(card)) this.laid = { slot, view: this.view };
    if (await this.make({ type: "play", card })) {
      this.chosen = null;
      return;
    }
    this.laid = null;
    stage.wiggle(slot);
  }

  async make(move: KanobuMove): Promise<boolean> {
    const before = this.view;
    if (!this.play.canTry || this.moved === before) return false;
    const isMade = await this.play.move(move);
    if (isMade) this.moved = before;
    return isMade;
  }
}
