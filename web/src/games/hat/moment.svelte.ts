/** What is shown in the middle just now: a gift from the shop, or one that was refused. It is forgotten when it is over. */
import { travel } from "../../settings.svelte";
import type { AnyEvent, HatEvent, HatGiftRefused, HatGiftShown, HatGiftTurnedDown, HatOffer, HatView } from "../../wire";

export type Spot =
  | { kind: "shown"; gift: string; seat: number }
  /** who comes while a gift is shown has missed it */
  | { kind: "missed" }
  | { kind: "revealed"; gift: string; loser: number; receiver: number; isRight: boolean; back: HatOffer | null };

/** A face on its way down; it is gone when half of the turn is over. */
export interface Turning {
  gift: string;
  /** in the middle, or on its place in the column of `seat` */
  seat: number | null;
}

/** How long the last reveal of a round, or one in a replay, is shown in the middle, in milliseconds. */
const REVEAL = 3200;
const SHOW = 1600;

export class Moment {
  spot: Spot | null = $state.raw(null);
  turning: Turning | null = $state.raw(null);
  /** a penalty has just left the middle for this seat */
  landed: number | null = $state.raw(null);

  /** my move is made: what was said to me is over, even if its update has yet to be shown */
  isHushed = $state(false);

  private before: HatView | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Is the gift on offer already on its place? */
  get isSettled(): boolean {
    return this.spot === null && this.turning === null;
  }

  step(view: HatView, events: readonly AnyEvent[]): void {
    if (view === this.before) return;
    const [before, told] = [this.before, events as readonly HatEvent[]];
    this.before = view;
    this.isHushed = false;
    const refused = told.find((event): event is HatGiftRefused => event.type === "gift_refused");
    const shown = told.find((event): event is HatGiftShown => event.type === "gift_shown");
    const down = told.find((event): event is HatGiftTurnedDown => event.type === "gift_turned_down");
    // Nothing new for the eye, such as the table's own news after the end: what is shown stays.
    if (!refused && !shown && !down && before?.phase === view.phase) return;
    clearTimeout(this.timer);
    const face = down && this.faceOf(down, before, shown);
    this.landed = this.spot?.kind === "revealed" ? this.spot.loser : null;
    if (refused) this.reveal(refused, before?.offer ?? null, view.phase, () => this.show(shown, view.phase, () => this.turn(down, face)));
    else if (shown || (view.phase === "SHOW" && this.spot?.kind !== "shown")) this.show(shown, view.phase, () => this.turn(down, face));
    else if (view.phase !== "SHOW" && view.phase !== "REVEAL") this.turn(down, face);
  }

  /** A move was made in this view: its name and its controls go at once. */
  hush(view: HatView): void {
    if (view === this.before) this.isHushed = true;
  }

  forget(): void {
    clearTimeout(this.timer);
    this.spot = this.turning = this.before = null;
  }

  /** The face that turns down, if it has been open until now. */
  private faceOf(down: HatGiftTurnedDown, before: HatView | null, shown: HatGiftShown | undefined): string | undefined {
    if (down.index === null) return shown?.gift ?? (this.spot?.kind === "shown" ? this.spot.gift : undefined);
    const cell = before?.columns[down.seat]?.[down.index];
    return cell?.up === 1 ? cell.gift : undefined;
  }

  private reveal(refused: HatGiftRefused, back: HatOffer | null, phase: HatView["phase"], next: () => void): void {
    const { gift, loser, receiver, giver_right } = refused;
    this.turning = null;
    this.spot = { kind: "revealed", gift, loser, receiver, isRight: giver_right, back };
    if (phase === "REVEAL") return;
    this.timer = setTimeout(() => {
      this.landed = loser;
      next();
    }, REVEAL);
  }

  private show(shown: HatGiftShown | undefined, phase: HatView["phase"], next: () => void): void {
    this.turning = null;
    if (shown === undefined && phase !== "SHOW") return next();
    this.spot = shown === undefined ? { kind: "missed" } : { kind: "shown", gift: shown.gift, seat: shown.seat };
    if (phase !== "SHOW") this.timer = setTimeout(next, SHOW);
  }

  private turn(down: HatGiftTurnedDown | undefined, face: string | undefined): void {
    this.spot = null;
    this.turning = null;
    if (down === undefined || face === undefined || travel() === 0) return;
    this.turning = { gift: face, seat: down.index === null ? null : down.seat };
    this.timer = setTimeout(() => (this.turning = null), travel());
  }
}
