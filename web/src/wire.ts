// Generated from src/smallbox by `make generate`. Do not edit.

export type AnyMove = KobitoMove | KanobuMove | HatMove;
export type KobitoMove = KobitoPlay | KobitoStart | KobitoSend | KobitoSwap | KobitoReplace | KobitoPay | KobitoEndTurn;
export type KanobuMove =
  KanobuPlay | KanobuDraw | KanobuPass | KanobuAccept | KanobuNameColour | KanobuStarPlay | KanobuStarTake;
export type HatMove = HatClaim | HatAccept | HatRefuse;
export type AnyView = KobitoView | KanobuView | HatView;
export type AnyEvent = TableEvent | KobitoEvent | KanobuEvent | HatEvent;
export type TableEvent =
  | Joined
  | Left
  | BotJoined
  | BotLeft
  | GameStarted
  | WentAway
  | StandInAsked
  | StandInBegan
  | CameBack
  | TimeRanOut
  | SeatResigned
  | GameStopped
  | GameClosed
  | MoveUndone
  | Said
  | Reacted
  | SeatsSwapped
  | SettingsChanged
  | HintsChanged
  | HintTaken
  | ReadyWithdrawn
  | DealCalledOff
  | RematchCalled;
export type KobitoEvent =
  | KobitoCardPlayed
  | KobitoRainbowStarted
  | KobitoPlaceSent
  | KobitoKobitoExchanged
  | KobitoCardReplaced
  | KobitoCardPaid
  | KobitoGoldWon
  | KobitoGoldTurnedUp
  | KobitoStartCardTurnedUp
  | KobitoDeckReshuffled
  | KobitoTurnEnded
  | KobitoCardsDrawn
  | KobitoDrewCards
  | KobitoTurnBegan
  | KobitoGameEnded;
export type KanobuEvent =
  | KanobuGameBegan
  | KanobuCardPlayed
  | KanobuCardPaid
  | KanobuCardsDrawn
  | KanobuDrewCards
  | KanobuCardKept
  | KanobuTurnPassed
  | KanobuDemandMade
  | KanobuDemandAccepted
  | KanobuDirectionTurned
  | KanobuColourNamed
  | KanobuCardCancelled
  | KanobuStarOpened
  | KanobuStarCardPlayed
  | KanobuStarCardTaken
  | KanobuDeckRebuilt
  | KanobuGameEnded;
export type HatEvent =
  | HatRoundStarted
  | HatGiftShown
  | HatGiftTurnedDown
  | HatGiftClaimed
  | HatGiftAccepted
  | HatGiftRefused
  | HatRoundEnded;
export type AnyOpened = KobitoOpened | KanobuOpened | HatOpened;
export type AnyClientMessage =
  | Hello
  | MakeMove
  | Undo
  | Ready
  | Reveal
  | Start
  | Leave
  | Kick
  | Swap
  | AddBot
  | RemoveBot
  | Settings
  | Chat
  | React
  | Resign
  | Stop
  | Rematch
  | Back
  | StandIn
  | Hurry
  | AskHint
  | Displayed
  | Handover
  | Forget;
export type AnyServerMessage =
  | Done
  | RefusedMessage
  | ErrorMessage
  | HandoverCode
  | Hint
  | TableMessage
  | Update
  | Presence
  | Reminder
  | Bye
  | Weather;

/**
 * The first message: come to a table, with the secret of a seat or to watch; `version` is the last one seen.
 */
export interface Hello {
  type: "hello";
  id: string;
  table: string;
  secret?: string | null;
  version?: number | null;
  /**
   * a big screen for all to see: who sits at the table then has the hand on the phone; only for those who watch
   */
  screen?: boolean;
  /**
   * secrets of further seats whose people share this device: they count as present, and nothing of them is told
   *
   * @maxItems 8
   */
  beside?:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string];
}
/**
 * Make one of the moves of the view.
 */
export interface MakeMove {
  type: "move";
  id: string;
  move: AnyMove;
}
/**
 * Put a hand card at an end of a gold rainbow (`G1`) or of one's own (`S1`).
 */
export interface KobitoPlay {
  type: "play";
  card: string;
  to: string;
  end: "high" | "low";
}
/**
 * Begin a studio rainbow with two hand cards, the lower one first.
 */
export interface KobitoStart {
  type: "start";
  low: string;
  high: string;
}
/**
 * Move an end place of one's own studio rainbow to an end of a gold rainbow.
 */
export interface KobitoSend {
  type: "send";
  rainbow: string;
  end: "high" | "low";
  to: string;
  to_end: "high" | "low";
}
/**
 * Exchange the nth kobito that stands for a number in a rainbow (`G1`, `S1`, `B.S2`) for that number.
 */
export interface KobitoSwap {
  type: "swap";
  at: string;
  number: number;
  nth: number;
}
/**
 * Cover the lowest place of a rainbow that shows a number with a replacement card and that number.
 */
export interface KobitoReplace {
  type: "replace";
  at: string;
  number: number;
}
/**
 * Put a hand card on one's own score pile.
 */
export interface KobitoPay {
  type: "pay";
  card: string;
}
/**
 * End the turn.
 */
export interface KobitoEndTurn {
  type: "end";
}
/**
 * Lay a card from hand: as a turn, as an answer, or to pay Chance.
 */
export interface KanobuPlay {
  type: "play";
  card: string;
}
/**
 * Draw one card.
 */
export interface KanobuDraw {
  type: "draw";
}
/**
 * Keep the drawn card, or pass when nothing can be drawn or played.
 */
export interface KanobuPass {
  type: "pass";
}
/**
 * Accept a demand.
 */
export interface KanobuAccept {
  type: "accept";
}
/**
 * Name the colour of a Change colour card.
 */
export interface KanobuNameColour {
  type: "colour";
  colour: string;
}
/**
 * Play one of the cards that a Star laid open; slots from 1.
 */
export interface KanobuStarPlay {
  type: "star_play";
  slot: number;
}
/**
 * Take one of the cards that a Star laid open; slots from 1.
 */
export interface KanobuStarTake {
  type: "star_take";
  slot: number;
}
/**
 * Name the gift that you are giving.
 */
export interface HatClaim {
  type: "claim";
  gift: string;
}
/**
 * Say thank you and take the gift, face down.
 */
export interface HatAccept {
  type: "accept";
}
/**
 * Say that the gift is not what its giver called it; it is turned up.
 */
export interface HatRefuse {
  type: "refuse";
}
/**
 * Take the last move back, where the rules let one (D60).
 */
export interface Undo {
  type: "undo";
  id: string;
}
/**
 * Ready for the deal, or no longer, with a nonce for the shuffles: by its hash, openly, or none.
 */
export interface Ready {
  type: "ready";
  id: string;
  ready?: boolean;
  /**
   * the number, openly
   */
  nonce?: string;
  /**
   * the hash of the number, which `reveal` opens once `dealing` asks for it; `nonce` is empty then
   */
  commit?: string;
}
/**
 * Open the number whose hash was given with `ready`. With the last one that is awaited the cards are dealt.
 */
export interface Reveal {
  type: "reveal";
  id: string;
  nonce: string;
}
/**
 * The host begins the game; empty seats are closed.
 */
export interface Start {
  type: "start";
  id: string;
}
/**
 * Leave the table; in a game, a bot takes the seat.
 */
export interface Leave {
  type: "leave";
  id: string;
}
/**
 * The host sends a person away; in a game, a bot takes the seat.
 */
export interface Kick {
  type: "kick";
  id: string;
  seat: number;
  /**
   * the version in which the seats were seen; refused where somebody has moved since
   */
  version?: number | null;
}
/**
 * Before the game: take a free seat or a bot's; the host may swap any two seats.
 */
export interface Swap {
  type: "swap";
  id: string;
  seat: number;
  other: number;
  /**
   * the version in which the seats were seen; refused where somebody has moved since
   */
  version?: number | null;
}
/**
 * The host puts a bot into a free seat, the first one unless named.
 */
export interface AddBot {
  type: "add_bot";
  id: string;
  level: string;
  seat?: number | null;
  /**
   * the version in which the seats were seen; refused where somebody has moved since
   */
  version?: number | null;
}
/**
 * The host takes a bot away.
 */
export interface RemoveBot {
  type: "remove_bot";
  id: string;
  seat: number;
  /**
   * the version in which the seats were seen; refused where somebody has moved since
   */
  version?: number | null;
}
/**
 * The host changes the table; seats, options and series only before the game. What is left out stays as it is.
 */
export interface Settings {
  type: "settings";
  id: string;
  seats?: number | null;
  options?: {
    [k: string]: string;
  } | null;
  pace?: ("brisk" | "day" | "none" | "relaxed" | "three_days" | "week") | null;
  privacy?: ("private" | "public") | null;
  chat?: ("free" | "off" | "quick") | null;
  bot_pace?: ("brisk" | "instant" | "thoughtful") | null;
  /**
   * another one begins anew: its score is 0
   */
  series?: ("first_to_two" | "minutes_15" | "minutes_30" | "minutes_45" | "one") | null;
  hints?: boolean | null;
}
/**
 * Say something to the table.
 */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}
/**
 * A quick phrase or an emote.
 */
export interface React {
  type: "react";
  id: string;
  reaction:
    | "good_game"
    | "haha"
    | "hello"
    | "hurry"
    | "oops"
    | "poker_face"
    | "sure"
    | "thanks"
    | "unsure"
    | "well_played"
    | "wow";
}
/**
 * Give the game up: a bot plays on, and the person counts as last.
 */
export interface Resign {
  type: "resign";
  id: string;
}
/**
 * The last remaining person ends the game.
 */
export interface Stop {
  type: "stop";
  id: string;
}
/**
 * After the game: the same table again, with the next starter.
 */
export interface Rematch {
  type: "rematch";
  id: string;
}
/**
 * I am here again: the bot that stood in steps aside.
 */
export interface Back {
  type: "back";
  id: string;
}
/**
 * Let a bot play for somebody who is away, until they are back.
 *
 *     The host decides it. Anybody else asks for it; while the host is away, more than half of the people present decide.
 */
export interface StandIn {
  type: "stand_in";
  id: string;
  seat: number;
  /**
   * the version in which the seats were seen; refused where somebody has moved since
   */
  version?: number | null;
}
/**
 * Whoever plays alone with bots: they need not take their time before my next turn.
 */
export interface Hurry {
  type: "hurry";
  id: string;
}
/**
 * Show me a good move, in my turn; the answer is a hint. All are told that one was asked for.
 */
export interface AskHint {
  type: "hint";
  id: string;
}
/**
 * This client has drawn the gift that is being shown (That's Not a Hat).
 */
export interface Displayed {
  type: "displayed";
  id: string;
  version: number;
}
/**
 * Ask for a one-time code with which another device can take this seat too.
 */
export interface Handover {
  type: "handover";
  id: string;
}
/**
 * Leave, and erase the name and all that was said from this seat.
 */
export interface Forget {
  type: "forget";
  id: string;
}
/**
 * Yes: it is stored. The table had this version then.
 */
export interface Done {
  type: "done";
  id: string;
  version: number;
}
/**
 * No: a clause of the rules forbids it; nothing has changed.
 */
export interface RefusedMessage {
  type: "refused";
  id: string;
  clause: string;
  reason: string;
  facts: {
    [k: string]: string | number | string[];
  };
}
/**
 * No, for another reason; nothing has changed. The id is empty where the message had none.
 */
export interface ErrorMessage {
  type: "error";
  id: string;
  error: string;
  facts: {
    [k: string]: string | number | string[];
  };
}
/**
 * The one-time code that was asked for, and how many seconds it holds.
 */
export interface HandoverCode {
  type: "handover";
  id: string;
  code: string;
  seconds: number;
}
/**
 * The good move that was asked for, from what the seat may know and no more; void once somebody has moved.
 */
export interface Hint {
  type: "hint";
  id: string;
  /**
   * that of the table
   */
  version: number;
  move: AnyMove;
  /**
   * how many of 100 games the seat can expect to win with it
   */
  chance: number;
  /**
   * null where there is nothing to say
   */
  why: Reason | null;
}
/**
 * Why a move is better than another: a code, and the facts that its sentence (`<game>-why-<code>`) needs.
 */
export interface Reason {
  code: string;
  facts: {
    [k: string]: number | string | string[];
  };
}
/**
 * All that this client may know now; whatever it knew before is void.
 */
export interface TableMessage {
  type: "table";
  version: number;
  table: TableInfo;
  view: AnyView | null;
  clock: Clock;
  /**
   * would an undo be taken now?
   */
  can_undo: boolean;
}
/**
 * All about a table but the game itself. `you` is the reader's seat.
 */
export interface TableInfo {
  options: {
    [k: string]: string;
  };
  pace: "brisk" | "day" | "none" | "relaxed" | "three_days" | "week";
  privacy: "private" | "public";
  chat: "free" | "off" | "quick";
  bot_pace: "brisk" | "instant" | "thoughtful";
  series: "first_to_two" | "minutes_15" | "minutes_30" | "minutes_45" | "one";
  hints: boolean;
  code: string;
  game: "hat" | "kanobu" | "kobito";
  phase: "between" | "lobby" | "over" | "playing";
  you: number | null;
  host: number | null;
  seats: (SeatInfo | null)[];
  commitment: string;
  /**
   * null but for the moment in which numbers are opened
   */
  dealing: DealInfo | null;
  /**
   * null where the cards were a secret before the game, as they mostly are
   */
  deal: KnownDeal | null;
  round: number;
  rounds: number;
  totals: number[];
  result: ResultInfo | null;
  /**
   * null where a single game is played
   */
  series_score: SeriesInfo | null;
  said: ChatLine[];
  /**
   * how often each seat has asked for a good move in this game or match
   */
  hints_taken: number[];
  /**
   * how many games or rounds of this table are finished and have a record, from 1
   */
  records: number;
  /**
   * the group on whose page results are kept; empty where there is none
   */
  group: string;
  /**
   * SHA-256 of the table's own cards, which GET /api/tables/{code}/cards has; empty where they are the game's
   */
  cards: string;
}
/**
 * Who sits on a seat. A bot has a level; a bot also plays for a person who is away or has resigned.
 */
export interface SeatInfo {
  name: string;
  level: string | null;
  /**
   * a bot that is a program: it came over the network with a token, and sits, connects and moves like a person
   */
  is_program: boolean;
  is_ready: boolean;
  is_away: boolean;
  is_resigned: boolean;
  /**
   * the person has left for good; counts as resigned too
   */
  is_gone: boolean;
  /**
   * who asks that a bot plays for this person, while they are away
   */
  asked_by: number[];
  /**
   * before a deal: SHA-256 of the number that the seat gives to it; empty where it gives none
   */
  commit: string;
}
/**
 * A deal, settled by this with the commitment and the seats' commits; the seats `awaits` have still to reveal.
 */
export interface DealInfo {
  /**
   * the tags `Rules` and `Opt` of the record that is to be
   */
  rules: string;
  options: string;
  awaits: number[];
}
/**
 * A deal that is no secret: there is no commitment, and nobody's number goes into it.
 */
export interface KnownDeal {
  /**
   * `kobito-2026-11-17`, or that of a deal that others have played
   */
  code: string;
  kind: "daily" | "duplicate";
  /**
   * is the result one of the day's? Otherwise it is practice
   */
  counts: boolean;
}
/**
 * How the game or the match ended; the seats that resigned count as last.
 */
export interface ResultInfo {
  kind: string;
  winners: number[];
  scores: number[] | null;
  resigned: number[];
}
/**
 * The score of a series: games played one after another by the same people and bots, counted when they are over.
 *
 *     It is `new` before its first deal. When it is `over` the leaders have won it. It is `broken` while others sit at the
 *     table than those who began it. Unless it is `running` the next game begins a new one.
 */
export interface SeriesInfo {
  state: "broken" | "new" | "over" | "running";
  /**
   * games that came to their end, and how many of them each seat has won; a shared win counts for each
   */
  games: number;
  wins: number[];
  /**
   * the seats that have won most; none where nobody has won a game
   */
  leaders: number[];
}
/**
 * Something that was said.
 */
export interface ChatLine {
  seat: number;
  text: string;
  at: number;
}
/**
 * K54: everything but hands and the orders of the decks; None is what this seat is not shown.
 */
export interface KobitoView {
  seat: number | null;
  to_act: number | null;
  moves: KobitoMove[];
  prompt: Prompt;
  /**
   * for each of `moves`: the number that its card counts as at the end where it is put, of a start that of its kobito
   */
  numbers: (number | null)[];
  phase: "dissolve" | "main" | "over";
  dissolving: string | null;
  minimum: number;
  done: number;
  moved: boolean;
  idle: number;
  gold: (KobitoGold | null)[];
  /**
   * by seat, then by slot S1..S4; an empty list is a free slot
   */
  studios: KobitoPlace[][][];
  /**
   * what the ends ask for, as `gold` and `studios` are listed; None where no rainbow lies
   */
  gold_ends: (KobitoEnds | null)[];
  studio_ends: (KobitoEnds | null)[][];
  /**
   * where a rainbow that this seat starts would lie
   */
  next_easel: string | null;
  hand: string[] | null;
  hand_sizes: number[];
  deck: number;
  gold_deck: number;
  discard_size: number;
  discard: string[] | null;
  won_sizes: number[];
  won: number[][] | null;
  paid_sizes: number[];
  paid: string[][] | null;
  scores: number[] | null;
  outcome: Outcome | null;
}
/**
 * What is to be done now, or whom the table waits for: a code, and the facts that its sentence needs.
 */
export interface Prompt {
  code: string;
  facts: {
    [k: string]: number | string | number[];
  };
}
/**
 * A face-up gold card with its rainbow, low to high.
 */
export interface KobitoGold {
  value: number;
  need: number;
  rainbow: KobitoPlace[];
}
/**
 * A place of a rainbow: the number it shows, whether by a kobito, and the replacement pairs on it.
 */
export interface KobitoPlace {
  number: number;
  kobito: boolean;
  pairs: number;
}
/**
 * The numbers that the two ends of a rainbow ask for.
 */
export interface KobitoEnds {
  low: number;
  high: number;
}
/**
 * How a game ended: the kind of ending, who won, and the scores where the game has them.
 */
export interface Outcome {
  kind: string;
  winners: number[];
  scores: number[] | null;
}
/**
 * The public fields; a hand and a drawn card only for the seat that holds them.
 */
export interface KanobuView {
  seat: number | null;
  to_act: number | null;
  moves: KanobuMove[];
  prompt: Prompt;
  players: number;
  phase: string;
  sizes: number[];
  hand: string[] | null;
  drawn: string | null;
  pile: string[];
  deck: number;
  clockwise: boolean;
  demand: KanobuDemand | null;
  open: string[];
  /**
   * the cards of this hand that would now be laid to pay for Chance
   */
  payment: string[];
  paid: string[];
  undo: boolean;
  quiet: number;
  made: number;
  outcome: Outcome | null;
}
/**
 * An open demand: its symbol, how many cards were chained, who asked last, how many cards it costs.
 */
export interface KanobuDemand {
  symbol: string;
  links: number;
  by: number;
  amount: number;
}
/**
 * W4: the present public state; the same for all but `seat`, `prompt` and `moves`.
 */
export interface HatView {
  seat: number | null;
  to_act: number | null;
  moves: HatMove[];
  prompt: Prompt;
  /**
   * LOOK, SHOW and REVEAL only at a table that shows a move in stages
   */
  phase: "ANSWER" | "CLAIM" | "LOOK" | "OVER" | "REVEAL" | "SHOW";
  columns: (HatOpenGift | HatHiddenGift)[][];
  offer: HatOffer | null;
  penalties: string[][];
  shop_top: string | null;
  shop_left: number;
  passes: number;
  max_gifts: number | null;
  catalogue: string[];
  outcome: Outcome | null;
}
/**
 * A gift that lies face up: its front and nothing of its back.
 */
export interface HatOpenGift {
  up: 1;
  gift: string;
}
/**
 * W1: a gift that lies face down: its back and nothing else.
 */
export interface HatHiddenGift {
  up: 0;
  arrow: "left" | "right";
  colour: "black" | "white";
}
/**
 * The gift on offer: its back and, once said, its name.
 */
export interface HatOffer {
  giver: number;
  receiver: number;
  from_shop: boolean;
  arrow: "left" | "right";
  colour: "black" | "white";
  claim: string | null;
}
/**
 * What the table waits for: a seat's move, or the end of a look, show or reveal; milliseconds left, if limited.
 */
export interface Clock {
  waits_for: "look" | "move" | "nobody" | "ready" | "reveal" | "show";
  seat: number | null;
  left: number | null;
  /**
   * milliseconds in which another game of the series may begin; null where none runs, or none by the minute
   */
  series_left: number | null;
}
/**
 * What happened after version `since`. A table or view of null has not changed.
 */
export interface Update {
  type: "update";
  version: number;
  since: number;
  events: AnyEvent[];
  table: TableInfo | null;
  view: AnyView | null;
  clock: Clock;
  /**
   * would an undo be taken now?
   */
  can_undo: boolean;
}
/**
 * A person sat down.
 */
export interface Joined {
  type: "joined";
  seat: number;
  name: string;
}
/**
 * A person is gone.
 */
export interface Left {
  type: "left";
  seat: number;
  name: string;
  reason: "kicked" | "left";
}
/**
 * A bot sat down; the level of one that is a program is `program`.
 */
export interface BotJoined {
  type: "bot_joined";
  seat: number;
  name: string;
  level: string;
}
/**
 * A bot was taken away.
 */
export interface BotLeft {
  type: "bot_left";
  seat: number;
  name: string;
}
/**
 * The cards were dealt. Seat s of now was seat `order[s]` before.
 */
export interface GameStarted {
  type: "game_started";
  order: number[];
  round: number;
}
/**
 * A person's time ran out; a bot plays on.
 */
export interface WentAway {
  type: "went_away";
  seat: number;
}
/**
 * Somebody asks that a bot plays for `other`, who is away.
 */
export interface StandInAsked {
  type: "stand_in_asked";
  seat: number;
  other: number;
}
/**
 * A bot plays for somebody who is away until they are back; `by` has decided it.
 */
export interface StandInBegan {
  type: "stand_in_began";
  seat: number;
  by: number;
}
/**
 * A person is back.
 */
export interface CameBack {
  type: "came_back";
  seat: number;
}
/**
 * A34: the clock answered, or named the gift, for a seat this once.
 */
export interface TimeRanOut {
  type: "time_ran_out";
  seat: number;
}
/**
 * A person gave up; a bot plays on.
 */
export interface SeatResigned {
  type: "seat_resigned";
  seat: number;
}
/**
 * The last person ended the game.
 */
export interface GameStopped {
  type: "game_stopped";
  seat: number;
}
/**
 * The rules were changed by an update while the game was running, so it cannot go on; its record is kept.
 */
export interface GameClosed {
  type: "game_closed";
}
/**
 * A seat took its last move back; the view is that of before.
 */
export interface MoveUndone {
  type: "move_undone";
  seat: number;
}
/**
 * A person said something.
 */
export interface Said {
  type: "said";
  seat: number;
  text: string;
}
/**
 * A quick phrase or an emote.
 */
export interface Reacted {
  type: "reacted";
  seat: number;
  reaction:
    | "good_game"
    | "haha"
    | "hello"
    | "hurry"
    | "oops"
    | "poker_face"
    | "sure"
    | "thanks"
    | "unsure"
    | "well_played"
    | "wow";
}
/**
 * Two seats changed places.
 */
export interface SeatsSwapped {
  type: "seats_swapped";
  seat: number;
  other: number;
}
/**
 * The host changed the table.
 */
export interface SettingsChanged {
  type: "settings_changed";
}
/**
 * The host lets people ask for hints, or no longer.
 */
export interface HintsChanged {
  type: "hints_changed";
  hints: boolean;
}
/**
 * A person has asked for a good move.
 */
export interface HintTaken {
  type: "hint_taken";
  seat: number;
}
/**
 * The table is about to change: whoever was ready is asked anew, and gives a new number.
 */
export interface ReadyWithdrawn {
  type: "ready_withdrawn";
}
/**
 * There is no deal, because numbers of these seats did not come, or because somebody goes. All are asked anew.
 */
export interface DealCalledOff {
  type: "deal_called_off";
  silent: number[];
}
/**
 * The same people play again. Seat s of now was seat `order[s]` before.
 */
export interface RematchCalled {
  type: "rematch_called";
  seat: number;
  order: number[];
}
/**
 * A hand card joined a rainbow as this number.
 */
export interface KobitoCardPlayed {
  type: "card_played";
  seat: number;
  card: string;
  number: number;
  to: string;
  end: "high" | "low";
}
/**
 * Two hand cards began a studio rainbow.
 */
export interface KobitoRainbowStarted {
  type: "rainbow_started";
  seat: number;
  rainbow: string;
  low: string;
  high: string;
  number: number;
}
/**
 * An end place of a studio rainbow went to a gold rainbow as this number.
 */
export interface KobitoPlaceSent {
  type: "place_sent";
  seat: number;
  card: string;
  number: number;
  rainbow: string;
  end: "high" | "low";
  to: string;
  to_end: "high" | "low";
}
/**
 * A number card took the place of a kobito, which went to the hand.
 */
export interface KobitoKobitoExchanged {
  type: "kobito_exchanged";
  seat: number;
  at: string;
  number: number;
}
/**
 * A replacement card and a number card went on a place.
 */
export interface KobitoCardReplaced {
  type: "card_replaced";
  seat: number;
  at: string;
  number: number;
}
/**
 * A hand card went to its owner's score pile.
 */
export interface KobitoCardPaid {
  type: "card_paid";
  seat: number;
  card: string;
}
/**
 * A gold card was won, and the cards of its rainbow were discarded.
 */
export interface KobitoGoldWon {
  type: "gold_won";
  seat: number;
  slot: string;
  value: number;
  need: number;
  cards: string[];
}
/**
 * A new gold card lies in a slot.
 */
export interface KobitoGoldTurnedUp {
  type: "gold_turned_up";
  slot: string;
  value: number;
  need: number;
}
/**
 * A number card begins the rainbow of a slot; the cards turned up before it were shuffled back.
 */
export interface KobitoStartCardTurnedUp {
  type: "start_card_turned_up";
  slot: string;
  number: number;
  put_back: string[];
}
/**
 * The discard pile was shuffled into the deck, which now has this many cards.
 */
export interface KobitoDeckReshuffled {
  type: "deck_reshuffled";
  deck: number;
}
/**
 * A seat ended its turn.
 */
export interface KobitoTurnEnded {
  type: "turn_ended";
  seat: number;
}
/**
 * The cards that a seat drew, for that seat.
 */
export interface KobitoCardsDrawn {
  type: "cards_drawn";
  seat: number;
  cards: string[];
}
/**
 * How many cards a seat drew, for the others.
 */
export interface KobitoDrewCards {
  type: "drew_cards";
  seat: number;
  number: number;
}
/**
 * A seat is to act and owes this many cards.
 */
export interface KobitoTurnBegan {
  type: "turn_began";
  seat: number;
  minimum: number;
}
/**
 * The game is over.
 */
export interface KobitoGameEnded {
  type: "game_ended";
  kind: "gold" | "idle";
  winners: number[];
  scores: number[];
}
/**
 * The cards are dealt and the opening card lies on the pile.
 */
export interface KanobuGameBegan {
  type: "game_began";
  seat: number;
  top: string;
}
/**
 * A card was laid on the pile.
 */
export interface KanobuCardPlayed {
  type: "card_played";
  seat: number;
  card: string;
}
/**
 * A card was laid to pay Chance; `left` more to go.
 */
export interface KanobuCardPaid {
  type: "card_paid";
  seat: number;
  card: string;
  left: number;
}
/**
 * The cards that a seat drew, for that seat; of its own will, or because of somebody's demand.
 */
export interface KanobuCardsDrawn {
  type: "cards_drawn";
  seat: number;
  cards: string[];
  deck: number;
  by: number | null;
  symbol: string | null;
}
/**
 * How many cards a seat drew, for the others; of its own will, or because of somebody's demand.
 */
export interface KanobuDrewCards {
  type: "drew_cards";
  seat: number;
  number: number;
  deck: number;
  by: number | null;
  symbol: string | null;
}
/**
 * A seat kept the card it had drawn.
 */
export interface KanobuCardKept {
  type: "card_kept";
  seat: number;
}
/**
 * A seat could neither draw nor play.
 */
export interface KanobuTurnPassed {
  type: "turn_passed";
  seat: number;
}
/**
 * A demand stands before a seat; if it accepts, that seat pays, or everybody but the one who asked.
 */
export interface KanobuDemandMade {
  type: "demand_made";
  seat: number;
  by: number;
  symbol: string;
  amount: number;
  everybody: boolean;
}
/**
 * A seat accepted the demand that somebody made.
 */
export interface KanobuDemandAccepted {
  type: "demand_accepted";
  seat: number;
  symbol: string;
  amount: number;
  by: number | null;
}
/**
 * Play goes the other way round.
 */
export interface KanobuDirectionTurned {
  type: "direction_turned";
  seat: number;
  clockwise: boolean;
}
/**
 * A colour was named for the Change colour card on the pile.
 */
export interface KanobuColourNamed {
  type: "colour_named";
  seat: number;
  colour: string;
}
/**
 * Cancel and the card under it went under the deck; an empty text where there was no card.
 */
export interface KanobuCardCancelled {
  type: "card_cancelled";
  seat: number;
  cancel: string;
  removed: string;
}
/**
 * Cards of the deck were laid open by a Star.
 */
export interface KanobuStarOpened {
  type: "star_opened";
  seat: number;
  cards: string[];
  deck: number;
}
/**
 * One open card was played, the others went back.
 */
export interface KanobuStarCardPlayed {
  type: "star_card_played";
  seat: number;
  card: string;
  rest: string[];
}
/**
 * One open card was taken into hand, the others went back.
 */
export interface KanobuStarCardTaken {
  type: "star_card_taken";
  seat: number;
  card: string;
  rest: string[];
}
/**
 * The pile but its two top cards was shuffled into a new deck.
 */
export interface KanobuDeckRebuilt {
  type: "deck_rebuilt";
  deck: number;
}
/**
 * The game is over.
 */
export interface KanobuGameEnded {
  type: "game_ended";
  kind: string;
  winners: number[];
}
/**
 * The gifts are dealt and lie open, and a seat starts; columns from the oldest gift.
 */
export interface HatRoundStarted {
  type: "round_started";
  seat: number;
  gifts_each: number;
  columns: (HatOpenGift | HatHiddenGift)[][];
  catalogue: string[];
}
/**
 * A seat took the top gift of the shop and showed it to all.
 */
export interface HatGiftShown {
  type: "gift_shown";
  seat: number;
  gift: string;
}
/**
 * A gift about to be given was turned face down; a gift from the shop lies in no column and has no index.
 */
export interface HatGiftTurnedDown {
  type: "gift_turned_down";
  seat: number;
  index: number | null;
  arrow: "left" | "right";
  colour: "black" | "white";
  receiver: number;
}
/**
 * The giver named the gift.
 */
export interface HatGiftClaimed {
  type: "gift_claimed";
  giver: number;
  receiver: number;
  gift: string;
}
/**
 * The receiver took the gift, face down.
 */
export interface HatGiftAccepted {
  type: "gift_accepted";
  receiver: number;
}
/**
 * The receiver refused; the gift was turned up and the loser took it as a penalty.
 */
export interface HatGiftRefused {
  type: "gift_refused";
  receiver: number;
  gift: string;
  giver_right: boolean;
  loser: number;
}
/**
 * The round is over.
 */
export interface HatRoundEnded {
  type: "round_ended";
  scores: number[];
  winners: number[];
  reason: string;
}
/**
 * Which seats are there, which people are not and for how long, how many spectators watch, and how many of
 *     those are big screens for all.
 */
export interface Presence {
  type: "presence";
  connected: number[];
  absent: Absence[];
  spectators: number;
  screens: number;
}
/**
 * Somebody is not connected, for so many milliseconds as far as the server knows.
 */
export interface Absence {
  seat: number;
  milliseconds: number;
}
/**
 * Gently: it is your turn. Milliseconds until a bot plays for you, if it will.
 */
export interface Reminder {
  type: "reminder";
  seat: number;
  left: number | null;
}
/**
 * The server closes this socket: why.
 */
export interface Bye {
  type: "bye";
  reason: "kicked" | "left" | "shutdown";
}
/**
 * The server has lost something it needs, or has it back. Without its database nothing can be stored; without the
 *     bus between servers, what people do at another one is seen a little later. It comes back by itself, and whoever
 *     connects anew is told again if it has not.
 */
export interface Weather {
  type: "weather";
  trouble: "bus" | "database";
  is_over: boolean;
}
/**
 * What the link to a group's page has in it.
 */
export interface GroupKey {
  id: string;
  secret: string;
}
/**
 * A known deal that a table is made for. Seats and options are the deal's; of a day's deal, bots and all else.
 */
export interface DealWish {
  code: string;
  /**
   * the day's deal, played once more: the result is none of the day's
   */
  is_practice?: boolean;
}
/**
 * A new table, with its maker as host on seat 0. The same secret again gives the same table again.
 */
export interface CreateTable {
  game: "hat" | "kanobu" | "kobito";
  name: string;
  secret: string;
  seats?: number;
  options?: {
    [k: string]: string;
  };
  pace?: "brisk" | "day" | "none" | "relaxed" | "three_days" | "week";
  privacy?: "private" | "public";
  /**
   * without it: as the game says, which is free, and for That's Not a Hat its option `chat`
   */
  chat?: ("free" | "off" | "quick") | null;
  bot_pace?: "brisk" | "instant" | "thoughtful";
  series?: "first_to_two" | "minutes_15" | "minutes_30" | "minutes_45" | "one";
  hints?: boolean;
  /**
   * levels of bots that take the next seats
   *
   * @maxItems 7
   */
  bots?:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string];
  /**
   * the group on whose page the results of this table are kept
   */
  group?: GroupKey | null;
  /**
   * the cards that are dealt first, where they are to be known ones
   */
  deal?: DealWish | null;
  /**
   * of a bot that is a program, which is the host then, under its own name
   */
  token?: string | null;
  /**
   * cards of one's own, as the text of a data file: the table is private, in no group, and for no day's deal
   */
  cards?: string | null;
}
/**
 * Sit down on the first free seat. The same secret again gives the same seat again.
 */
export interface JoinTable {
  name: string;
  secret: string;
  /**
   * of a bot that is a program: it sits down under its own name, whatever `name` says, and everybody sees what it is
   */
  token?: string | null;
}
/**
 * A name and a token for a bot that is a program. The same token again changes nothing.
 */
export interface MakeBot {
  name: string;
  /**
   * a secret like that of a seat, which its owner draws; the server keeps its hash
   */
  token: string;
}
/**
 * The bot may sit down with its token, under this name.
 */
export interface BotMade {
  name: string;
}
/**
 * Whoever has a bot's token can make it worthless.
 */
export interface RevokeToken {
  token: string;
}
/**
 * Sit down at a public table of this game, or of any. The same secret again gives the same seat again.
 */
export interface SitAnywhere {
  name: string;
  secret: string;
  game?: ("hat" | "kanobu" | "kobito") | null;
}
/**
 * Take a seat on another device, with the one-time code that its first device got.
 */
export interface TakeOver {
  code: string;
  secret: string;
}
/**
 * Erase the name and words of whoever has this secret; who still sits there leaves.
 */
export interface ForgetMe {
  secret: string;
}
/**
 * Tell a device, by push, of turns that begin while one is away: what `PushManager.subscribe` gave, for our key.
 */
export interface SubscribeToTurns {
  secret: string;
  endpoint: string;
  /**
   * keys of the subscription, base64url
   */
  p256dh: string;
  auth: string;
  /**
   * in which it is told; English where the server does not speak it
   */
  language?: string;
}
/**
 * Tell a device no more.
 */
export interface UnsubscribeFromTurns {
  secret: string;
  endpoint: string;
}
/**
 * What push subscriptions of this server are made with: its public key (VAPID), base64url.
 */
export interface PushKey {
  /**
   * empty where this server sends no pushes
   */
  key: string;
}
/**
 * Open this server to the network that the machine is in.
 */
export interface OpenNetwork {
  network: "local";
}
/**
 * The server listens in the local network now: where.
 */
export interface OpenedNetwork {
  address: string;
}
/**
 * You have a seat. The link may be shared; the secret may not.
 */
export interface Seated {
  code: string;
  seat: number;
  link: string;
}
/**
 * A public table: how many seats it has, how many are taken, and how many people are there right now.
 */
export interface ListedTable {
  code: string;
  game: "hat" | "kanobu" | "kobito";
  phase: "between" | "lobby" | "over" | "playing";
  host: string;
  seats: number;
  taken: number;
  pace: "brisk" | "day" | "none" | "relaxed" | "three_days" | "week";
  here: number;
  /**
   * null where nobody is there
   */
  chat: ("free" | "off" | "quick") | null;
}
/**
 * Public tables, newest first.
 */
export interface TableList {
  tables: ListedTable[];
}
/**
 * A game on the shelf: how many can play, which bots, weakest first, and what a table may choose.
 */
export interface GameInfo {
  name: "hat" | "kanobu" | "kobito";
  /**
   * for clients that have no sentence for it
   */
  title: string;
  fewest: number;
  most: number;
  /**
   * how many seats a table has unless somebody says otherwise
   */
  seats: number;
  /**
   * remembering is the game: nothing that was seen may stay on the screen
   */
  is_of_memory: boolean;
  levels: string[];
  /**
   * the bot for those who name none
   */
  level: string;
  /**
   * the bot for somebody's first games
   */
  first_level: string;
  options: Option[];
  /**
   * options that go together, to be taken in one tap
   */
  presets: Preset[];
  /**
   * what lies where in a view, for a table that does not know the game
   */
  zones: Zone[];
  /**
   * games with a coach for those who have never played it
   */
  lessons: string[];
}
/**
 * One option of a game, as a table offers it. Its values are texts, as in the notation.
 */
export interface Option {
  name: string;
  kind: "choice" | "number" | "switch";
  /**
   * the values of a switch or a choice
   */
  choices: string[];
  /**
   * the limits of a number; null is no limit, or one that depends on the seats
   */
  least: number | null;
  most: number | null;
  /**
   * a number that may also be `off`
   */
  can_be_off: boolean;
  /**
   * null where it depends on the seats
   */
  default: string | null;
  /**
   * false for what only researchers want to change
   */
  is_usual: boolean;
  /**
   * the clause, ruling or option of the rules that tells more
   */
  clause: string;
}
/**
 * Options that a table takes in one tap. `preset-<name>` names it, `<game>-preset-<name>` says what it does.
 */
export interface Preset {
  name: string;
  options: {
    [k: string]: string;
  };
}
/**
 * A field of a view: its name, what it holds, and whether it is empty (null) for those who may not see it.
 */
export interface Zone {
  name: string;
  kind: "card" | "cards" | "cards_by_seat" | "number" | "number_by_seat" | "switch" | "word";
  can_be_hidden: boolean;
}
/**
 * All games of this server.
 */
export interface GameList {
  /**
   * where other devices reach this server, for links; empty: at the address that was asked
   */
  address: string;
  reach: "machine" | "openable" | "others";
  games: GameInfo[];
}
/**
 * A game after one of its moves, number 0 after the deal; `seat` and `move` are the move that led there.
 */
export interface RecordStep {
  number: number;
  seat: number | null;
  move: string;
  /**
   * as the asked seat heard and saw it, or a spectator
   */
  events: AnyEvent[];
  view: AnyView;
  /**
   * what was hidden; null for those who look through a seat's eyes
   */
  opened: AnyOpened | null;
}
/**
 * Every hand, by seat.
 */
export interface KobitoOpened {
  hands: string[][];
}
/**
 * Every hand, by seat.
 */
export interface KanobuOpened {
  hands: string[][];
}
/**
 * The gifts behind every back: the columns by seat, from the oldest gift, and the gift on offer.
 */
export interface HatOpened {
  faces: string[][];
  offer: string | null;
}
/**
 * A part of a finished game, to be looked at again.
 */
export interface RecordSteps {
  game: "hat" | "kanobu" | "kobito";
  options: {
    [k: string]: string;
  };
  names: string[];
  /**
   * how many moves the game has
   */
  total: number;
  /**
   * as in the record; empty where the game was stopped
   */
  result: string;
  steps: RecordStep[];
  /**
   * SHA-256 of the table's own cards; empty where they are the game's
   */
  cards: string;
}
/**
 * Why not: the same codes and facts as on the socket; `detail` is a sentence for those who read it by hand.
 */
export interface Problem {
  error: string;
  facts: {
    [k: string]: string | number | string[];
  };
  detail: string;
}
/**
 * The server answers, and its storage too. It is degraded where it cannot hear the other nodes.
 */
export interface Health {
  status: "degraded" | "ok";
  version: string;
  engine: "compiled" | "plain";
  /**
   * which client the server hands out; empty where it has none
   */
  client: string;
  /**
   * which of many nodes it is; empty where there is one
   */
  node: string;
  database: "ok";
  bus: "away" | "none" | "ok";
  /**
   * what is wrong, in a sentence; empty where nothing is
   */
  detail: string;
}
/**
 * A new group. The same secret again gives the same group again.
 */
export interface MakeGroup {
  name: string;
  secret: string;
}
/**
 * Whoever has the group's secret may look, and erase it.
 */
export interface AskGroup {
  secret: string;
}
/**
 * Older results: those after the newest `skip`.
 */
export interface AskResults {
  secret: string;
  skip?: number;
}
/**
 * A person of the group, by name.
 */
export interface NameMember {
  secret: string;
  name: string;
}
/**
 * All that is kept of a group, as a file.
 */
export interface ExportGroup {
  secret: string;
  format?: "csv" | "json";
}
/**
 * The group's address; for others to come in, `#` and the secret are appended.
 */
export interface GroupMade {
  id: string;
  link: string;
}
/**
 * Who played, and how it went.
 */
export interface GroupPlayer {
  /**
   * a dash where somebody was erased
   */
  name: string;
  /**
   * of a bot; null for people
   */
  level: string | null;
  /**
   * from 1, shared where level, last for who resigned; null where nobody won
   */
  place: number | null;
  score: number | null;
  is_resigned: boolean;
}
/**
 * A game or match that came to its end at a table of the group; `number` is that of its record.
 */
export interface GroupResult {
  table: string;
  number: number;
  at: number;
  game: string;
  players: GroupPlayer[];
}
/**
 * Strength by openskill, where everybody begins at 1000; it is 95 % sure to be within the margin.
 */
export interface GroupRating {
  rating: number;
  margin: number;
  /**
   * games with two people or more, which are those that count
   */
  games: number;
}
/**
 * How somebody has done.
 */
export interface Standing {
  name: string;
  games: number;
  wins: number;
  /**
   * places in the last games, the newest first; null where nobody won
   */
  form: (number | null)[];
  /**
   * when the last game ended
   */
  last: number;
  /**
   * null before the first game with another person
   */
  rating: GroupRating | null;
}
/**
 * How everybody has done at one game.
 */
export interface GameStandings {
  game: string;
  standings: Standing[];
}
/**
 * A group's page: the best rating first, the newest result first.
 */
export interface GroupPage {
  id: string;
  name: string;
  created: number;
  members: string[];
  overall: Standing[];
  games: GameStandings[];
  results: GroupResult[];
  /**
   * how many results there are, and how many there can be
   */
  total: number;
  most: number;
}
/**
 * Older results, the newest first.
 */
export interface ResultList {
  results: GroupResult[];
}
/**
 * A lesson of a game.
 */
export interface LessonStart {
  type: "lesson";
  game: "hat" | "kanobu" | "kobito";
  id: string;
}
/**
 * A finished game after so many moves, to be played on from a seat of it; bots play the others.
 */
export interface MomentStart {
  type: "moment";
  table: string;
  record: number;
  step: number;
  seat: number;
}
/**
 * The position of a puzzle, with what led to it; bots play the others.
 */
export interface PuzzleStart {
  type: "puzzle";
  game: "hat" | "kanobu" | "kobito";
  id: string;
}
/**
 * The moves that were made, which the server does not keep, and the next one; without it: how the game stands.
 */
export interface Practise {
  start: LessonStart | MomentStart | PuzzleStart;
  /**
   * each as in [MakeMove](#makemove)
   *
   * @maxItems 200
   */
  moves?: AnyMove[];
  /**
   * null for none
   */
  move?: AnyMove | null;
}
/**
 * The game after a move, or a part of one, as the learner's seat heard and sees it.
 */
export interface PracticeUpdate {
  /**
   * who moved; null for what lies there at first
   */
  seat: number | null;
  /**
   * in notation
   */
  move: string;
  events: AnyEvent[];
  view: AnyView;
  /**
   * how long it is shown before the rest of the move follows; 0 where nothing follows
   */
  seconds: number;
}
/**
 * No: a clause of the rules forbids it; nothing has changed.
 */
export interface PracticeRefusal {
  clause: string;
  reason: string;
  facts: {
    [k: string]: string | number | string[];
  };
}
/**
 * What came of the move; or how the game stands, in one update, where there were moves before.
 */
export interface PracticeAnswer {
  game: "hat" | "kanobu" | "kobito";
  options: {
    [k: string]: string;
  };
  /**
   * the learner's
   */
  seat: number;
  /**
   * the names of the seats; the learner's may be empty
   */
  names: string[];
  /**
   * of the bots on the other seats
   */
  level: string;
  updates: PracticeUpdate[];
  refused: PracticeRefusal | null;
  is_over: boolean;
  /**
   * SHA-256 of the own cards of the table that it was played at; empty where they are the game's
   */
  cards: string;
}
/**
 * What the coach says, `<game>-lesson-<lesson>-<id>`, and what the learner does before the next step.
 */
export interface LessonStep {
  id: string;
  /**
   * a move of the learner that has all fields of one of these, as in [MakeMove](#makemove); none where one only reads
   */
  expects: {
    [k: string]: string | number;
  }[];
  /**
   * what is pointed at on the table, by its `data-slot` or `data-help`
   */
  points: string[];
  /**
   * what the step teaches, in the rulebook
   */
  clauses: string[];
  /**
   * is the next part of what happened shown with this step, and the rest only after it?
   */
  is_held: boolean;
}
/**
 * A lesson: a practice game with a coach. After the last step the game goes on without one.
 */
export interface LessonPage {
  game: "hat" | "kanobu" | "kobito";
  id: string;
  steps: LessonStep[];
}
/**
 * A puzzle as the shelf shows it; its position comes as a practice game that begins with it.
 */
export interface PuzzleInfo {
  id: string;
  rating: number;
  /**
   * what it is about, `<game>-theme-<theme>`
   */
  theme: string;
  players: number;
}
/**
 * The puzzles of one game, the easiest first.
 */
export interface PuzzlesOfGame {
  game: "hat" | "kanobu" | "kobito";
  puzzles: PuzzleInfo[];
}
/**
 * All puzzles of this server.
 */
export interface PuzzleList {
  games: PuzzlesOfGame[];
}
/**
 * A first move that might be the best one, or a wish to be helped.
 */
export interface PuzzleTry {
  asks?: "hint" | "solution" | "try";
  /**
   * as in [MakeMove](#makemove); null for none
   */
  move?: AnyMove | null;
}
/**
 * What a try is worth, in wins of a hundred trial games.
 */
export interface PuzzleGrade {
  grade: "blunder" | "good" | "inaccurate" | "mistake" | "right";
  chance: number;
  best: number;
}
/**
 * How a first move did in the trials: wins of a hundred, give or take an error.
 */
export interface PuzzleChance {
  move: AnyMove;
  chance: number;
  error: number;
}
/**
 * The solution, how it looks on the table, and why it is best.
 */
export interface PuzzleSolution {
  /**
   * the moves of the whole turn, until it shows something new
   */
  plan: AnyMove[];
  /**
   * the plan as the solver's seat sees it
   */
  updates: PracticeUpdate[];
  /**
   * why it is best, `<game>-solved-<why>`, and the facts of that sentence
   */
  why: string;
  facts: {
    [k: string]: number | string;
  };
  /**
   * is it certain for whoever remembers everything? Else it was tried out
   */
  is_certain: boolean;
  /**
   * the moves, best first
   */
  chances: PuzzleChance[];
}
/**
 * What came of a try. The solution comes with a right one, or when it is asked for.
 */
export interface PuzzleAnswer {
  refused: PracticeRefusal | null;
  grade: PuzzleGrade | null;
  /**
   * the kind of the best move, `<game>-hint-<hint>`; empty where none was asked for
   */
  hint: string;
  solution: PuzzleSolution | null;
}
/**
 * A seat of the browser that asks; results up to the game `after` are known to it.
 */
export interface SeatKey {
  code: string;
  secret: string;
  after?: number;
}
/**
 * How it goes at these seats, and which of these tables are still kept.
 */
export interface AskMine {
  /**
   * @maxItems 50
   */
  seats: SeatKey[];
  /**
   * @maxItems 20
   */
  tables:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string, string, string]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ];
}
/**
 * A game or match that was over, as it went for one person. Nobody else is named.
 */
export interface OwnResult {
  /**
   * which game of the table, counted from 1; of a match its last round
   */
  number: number;
  /**
   * how many records it has: one for each round
   */
  rounds: number;
  /**
   * milliseconds since 1970
   */
  began: number;
  ended: number;
  /**
   * how it ended; `stopped` and `closed` have no result
   */
  kind: string;
  /**
   * where they sat, and among how many
   */
  seat: number;
  players: number;
  /**
   * from 1, shared where level; null where the game tells no places, or was not played out
   */
  place: number | null;
  /**
   * the share of the win: 1, a part where it was shared, or 0
   */
  share: number;
  score: number | null;
  is_resigned: boolean;
  /**
   * levels of the bots, and how many other people there were
   */
  bots: string[];
  people: number;
  moves: number;
  /**
   * the code of the deal, where it was a known one; '' otherwise
   */
  deal: string;
  /**
   * what the table had chosen beside the usual
   */
  options: {
    [k: string]: string;
  };
}
/**
 * How it goes at a seat.
 */
export interface SeatStanding {
  game: string;
  phase: "between" | "lobby" | "over" | "playing";
  /**
   * which game of the table it is, or was last; 0 before the first
   */
  number: number;
  players: number;
  /**
   * levels of the bots, and how many other people there are
   */
  bots: string[];
  people: number;
  /**
   * does the table wait for this person?
   */
  is_turn: boolean;
  /**
   * does a bot play in their place until they are back?
   */
  is_away: boolean;
  is_resigned: boolean;
  /**
   * since when it is as it is, in milliseconds since 1970
   */
  since: number;
  /**
   * the newest results that were not known, the oldest first
   */
  results: OwnResult[];
}
/**
 * What was asked, in the same order.
 */
export interface Mine {
  /**
   * null where there is no such table, or the secret opens no seat of it
   */
  seats: (SeatStanding | null)[];
  /**
   * those of the tables that are still kept, with the records of their games
   */
  kept: string[];
}
/**
 * The cards of a finished game, to be played by others too.
 */
export interface PlayAgain {
  /**
   * which game of the table, from 1
   */
  number: number;
}
/**
 * Show the name that one had at the table beside one's result of the day, or no longer.
 */
export interface ShowName {
  secret: string;
  shows: boolean;
}
/**
 * The code of a deal. The same game gives the same code again.
 */
export interface DealMade {
  code: string;
  link: string;
}
/**
 * How a deal went at one table, by seat; `number` is that of its record.
 */
export interface DealResult {
  table: string;
  number: number;
  at: number;
  players: GroupPlayer[];
}
/**
 * A deal that can be played again, and how it went wherever it was played, the first table first.
 */
export interface DealPage {
  code: string;
  game: "hat" | "kanobu" | "kobito";
  seats: number;
  options: {
    [k: string]: string;
  };
  /**
   * by the rules of today? Otherwise it can only be looked at
   */
  is_playable: boolean;
  results: DealResult[];
}
/**
 * How many have this result of a day.
 */
export interface SpreadPart {
  /**
   * from 1, shared where level; null where it was not won and the game counts no places behind the winner
   */
  place: number | null;
  /**
   * null where the game has none
   */
  score: number | null;
  count: number;
}
/**
 * What the strongest bot made of the same cards, in the same seat, against the same bots.
 */
export interface ExpertResult {
  level: string;
  place: number | null;
  score: number | null;
}
/**
 * The result of somebody who shows their name.
 */
export interface NamedResult {
  name: string;
  place: number | null;
  score: number | null;
}
/**
 * A day's deal of a game, and how it went for everybody on this server.
 */
export interface DailyDay {
  code: string;
  game: "hat" | "kanobu" | "kobito";
  day: string;
  /**
   * with the reader
   */
  seats: number;
  /**
   * of the bots
   */
  level: string;
  /**
   * how many have played it
   */
  total: number;
  spread: SpreadPart[];
  /**
   * null until it has been played
   */
  expert: ExpertResult | null;
  /**
   * the newest of those who show their name
   */
  named: NamedResult[];
}
/**
 * The deals of the last days, today's first. Days begin at midnight UTC.
 */
export interface DailyList {
  today: string;
  days: DailyDay[];
}
/**
 * A review is being made: ask again in a moment. Whoever does not ask for a while no longer wants it.
 */
export interface ReviewProgress {
  /**
   * of `total` steps; both are 0 until it has begun
   */
  done: number;
  total: number;
  /**
   * how many others are made before
   */
  ahead: number;
}
/**
 * The moves of a decision as a client sends them: the one that was made, and the best.
 */
export interface DecidedMoves {
  /**
   * of the move in the record, from 1
   */
  number: number;
  move: AnyMove;
  best: AnyMove;
}
/**
 * A finished game, looked back at.
 */
export interface GameReview {
  game: string;
  seats: ReviewedSeat[];
  decisions: ReviewedDecision[];
  curve: CurvePoint[];
  weakest: number | null;
  seed: number;
  nodes: number;
  gifts: HatReviewedGift[];
  moves: DecidedMoves[];
  /**
   * how often each seat has asked for a good move
   */
  hints: number[];
}
/**
 * How a seat came from its start to its result. Shares of wins, 0 to 1; luck + skill = result - start.
 */
export interface ReviewedSeat {
  seat: number;
  start: number;
  result: number;
  luck: number;
  skill: number;
  /**
   * the 95 % interval of luck
   */
  low: number;
  high: number;
  /**
   * the parts of luck: the deal, and what came after it
   */
  deal: number;
  draws: number;
  /**
   * the parts of skill: what its own moves gave away (or won), and what those of the others gave it
   */
  own: number;
  others: number;
  name: string;
  /**
   * how many decisions it had, and how many of them were of each grade
   */
  decisions: number;
  grades: {
    [k: string]: number;
  };
}
/**
 * A move where there was a choice, judged by what its seat could know.
 */
export interface ReviewedDecision {
  /**
   * of the move in the record, from 1
   */
  number: number;
  seat: number;
  /**
   * in notation, as in the record
   */
  move: string;
  best: string;
  /**
   * share of wins, 0 to 1
   */
  lost: number;
  grade: "best" | "blunder" | "good" | "inaccurate" | "mistake";
  /**
   * the standard error of what was lost
   */
  error: number;
  /**
   * the share of wins that the seat could expect with the best move
   */
  chance: number;
  /**
   * what counts as skill of it, and adds up to the seat's `own`: -`lost`; in That's Not a Hat beside attentive guests
   */
  gained: number;
  /**
   * why the better move is better; None where the move is the best
   */
  why: Reason | null;
}
/**
 * The table after a move of the record; number 0 is after the deal. Shares of wins by seat, 0 to 1.
 */
export interface CurvePoint {
  number: number;
  /**
   * who made the move, and what it was; None after the deal
   */
  seat: number | null;
  move: string | null;
  /**
   * what each seat could expect, each by what it knew
   */
  chances: number[];
  /**
   * the same with every hand open: they add up to 1
   */
  open: number[];
  /**
   * what chance brought with this move, or with the deal: what changed in `open` and was nobody's doing
   */
  luck: number[];
}
/**
 * One gift that was offered: what it was, what it was called, and what the table could know of it.
 */
export interface HatReviewedGift {
  /**
   * the move with which it was named, and the one with which it was answered
   */
  number: number;
  answered: number;
  giver: number;
  receiver: number;
  /**
   * None where nobody ever saw its face
   */
  gift: string | null;
  named: string;
  /**
   * the move after which it last lay face up, 0 for the deal; None where nobody had seen its face
   */
  seen: number | null;
  /**
   * how often it was passed on since
   */
  passes: number;
  /**
   * the names it went by since, oldest first
   */
  names: string[];
  /**
   * true; believed: false, but the name under which the giver got it; slip: that of another gift that lies hidden; bluff: of a gift that it can't be; blind: nobody could know
   */
  claim: "believed" | "blind" | "bluff" | "slip" | "true";
  /**
   * how many in 100 attentive guests would have named it rightly, and would have refused the name
   */
  recalled: number;
  doubted: number;
  answer: "accepted" | "refused";
  /**
   * was it right to accept or to refuse? None where nobody ever saw its face
   */
  right: boolean | null;
}
/**
 * Can a table be laid with these cards?
 */
export interface CheckCards {
  cards: string;
}
/**
 * Yes: how many cards lie in the box, and how many people can play with them.
 */
export interface CheckedCards {
  /**
   * the tag `Data` of records, with the SHA-256 of the text
   */
  tag: string;
  count: number;
  players: number[];
}
/**
 * Let bots play many games with these cards, and the same deals with the game's own, and compare them.
 */
export interface MeasureCards {
  cards: string;
  players: number;
  /**
   * in which the report is told; English where the server does not speak it
   */
  language?: string;
}
/**
 * How many games have been played, of how many at most, and how many others are measured before.
 */
export interface MeasureProgress {
  type: "progress";
  done: number;
  total: number;
  ahead: number;
}
/**
 * A number in words: what was measured, with the game's cards and with one's own, each with its range.
 */
export interface Figure {
  name: string;
  usual: string;
  usual_range: string;
  yours: string;
  yours_range: string;
  /**
   * is the difference more than chance?
   */
  is_different: boolean;
}
/**
 * What was found: in sentences, the differences first, as figures, and as a page to be kept (HTML).
 */
export interface MeasureReport {
  type: "report";
  /**
   * with either cards
   */
  games: number;
  sentences: string[];
  figures: Figure[];
  page: string;
}
/**
 * There will be no report.
 */
export interface MeasureFailed {
  type: "failed";
  error: "measure-failed";
}
/**
 * The options of docs/rules/kobito.md 3, under the names of the notation.
 */
export interface KobitoOptions {
  repl_other?: "on" | "off";
  keep_number?: "on" | "off";
  strict_clarity?: "on" | "off";
  voluntary_pay?: "on" | "off";
  special_free?: "on" | "off";
  tiebreak?: "fewest" | "shared";
  hidden_piles?: "on" | "off";
  /**
   * V10: how many gold cards are used; None is all of them
   */
  gold_cards?: string;
}
/**
 * The options of docs/rules/kanobu.md 3.1, under the names of the notation.
 */
export interface KanobuOptions {
  /**
   * the cards, by the name of their file
   */
  data?: string;
  drawWhenAble?: "on" | "off";
  cancelUndoesDirection?: "on" | "off";
  idleCancel?: "removes" | "stays";
  chanceSet?: "any3" | "oneEach";
  starRest?: "bottom" | "shuffle" | "top";
  opening?: "asIs" | "rpsOnly";
  maxMoves?: string;
  firstSeat?: string;
}
/**
 * The options of docs/rules/hat.md 5.6, under the names of the notation; OFF is 0.
 */
export interface HatOptions {
  gifts_each?: string;
  deck?: "black" | "mixed" | "white";
  arrow_assignment?: "printed" | "shuffled";
  arrow_scheme?: "coupled" | "crossed";
  rounds?: string;
  penalty_limit?: string;
  starter?: string;
  catalogue?: "all" | "in_play" | "round" | "seen";
  naming?: "tiles" | "type";
  max_gifts?: string;
  show_seconds?: string;
  reveal_seconds?: string;
  look_seconds?: string;
  claim_clock?: string;
  answer_clock?: string;
  shop_face?: "down" | "up";
  emotes?: "on" | "off";
  chat?: "free" | "off" | "quick";
}
/**
 * The names of what belongs to each game; never sent.
 */
export interface Games {
  kobito: {
    move: KobitoMove;
    event: KobitoEvent;
    view: KobitoView;
    opened: KobitoOpened;
    options: KobitoOptions;
  };
  kanobu: {
    move: KanobuMove;
    event: KanobuEvent;
    view: KanobuView;
    opened: KanobuOpened;
    options: KanobuOptions;
  };
  hat: {
    move: HatMove;
    event: HatEvent;
    view: HatView;
    opened: HatOpened;
    options: HatOptions;
  };
}
