/** One table as this browser sees it: what the server said, shown at a pace that one can follow. */
import type { GameTable } from "./games/play";
import { tableOf } from "./games/play";
import { KeptGame, type OnScreen } from "./after/kept";
import { checkAge } from "./age";
import { gameList, joinTable, openNetwork } from "./api";
import { isOfTable, Log } from "./log.svelte";
import { answered, give, see, toOpen } from "./proof/numbers";
import { seeCommitment } from "./proof/seen";
import { hasGame, keepGames } from "./mine/kept";
import { gameAt, leftAt } from "./mine/result";
import { chime, soundOf } from "./sound";
import { dropSeat, keepSeat, mySeat } from "./seats";
import { Minutes, saySeries, stateOf } from "./series.svelte";
import { travel } from "./settings.svelte";
import { sayAs, Socket, type Answer, type SocketState, type Unsaid } from "./socket";
import { sentenceOf } from "./story";
import { load, sayEvent, sayRefusal, t } from "./text.svelte";
import { sayProblem } from "./ui/problem";
import type { AnyEvent, AnyMove, AnyServerMessage, AnyView, Clock, ErrorMessage, GameList, Hello, Hint, RefusedMessage, SeatInfo, TableInfo, TableMessage, Update, Weather } from "./wire";

/** A slip of paper: why not. */
export interface SlipText {
  text: string;
  /** empty where no clause is meant */
  clause: string;
}

/** Why the table cannot be shown at all. */
export type End = "no-such-table" | "kicked" | "left";

const NO_CLOCK: Clock = { waits_for: "nobody", seat: null, left: null, series_left: null };
/** More waiting updates than these are shown without a pause. */
const MOST_WAITING = 6;
/** Where remembering is the game nothing stays on the screen for longer than at the table. */
const MOST_WAITING_OF_MEMORY = 1;
/** How long a move that was made may take to be seen, in milliseconds. */
const LONGEST_WAIT = 2000;

/** How much of its time a bot's move is shown, by the pace of the bots. */
const SHOWING: Record<TableInfo["bot_pace"], number> = { thoughtful: 1, brisk: 0.6, instant: 0 };

/** The table has changed after I was ready, or numbers of these seats did not come. */
export type AskedAgain = { why: "changed" } | { why: "silent"; names: string[] };

/** How this page comes to a table, where it is not with the seat that this browser keeps for it. */
export interface Coming {
  /** the secret of a seat; null: to watch */
  secret?: string | null;
  /** a big screen that everybody looks at */
  isScreen?: boolean;
  /** the secrets of others who share this device; looked at with every connection */
  beside?: () => string[];
  /** the secret of a seat whose person acts on this page, where nobody has anything to hide from the others */
  secretOf?: (seat: number) => string | undefined;
}

export class LiveTable implements OnScreen {
  socketState: SocketState = $state("connecting");
  end: End | null = $state(null);
  table: TableInfo | null = $state.raw(null);
  game: GameTable | null = $state.raw(null);
  /** null until a game begins; a table component is only shown with a view */
  shown: AnyView | null = $state.raw(null);
  events: readonly AnyEvent[] = $state.raw([]);
  clock: Clock = $state.raw(NO_CLOCK);
  /** when the clock runs out, on the page's own clock; null without a limit */
  until: number | null = $state(null);
  /** in which another game of the series may begin */
  readonly minutes = new Minutes();
  canUndo = $state(false);
  connectedPeople: readonly number[] = $state.raw([]);
  /** since when people are not connected, by seat, on the page's own clock */
  absentSince: ReadonlyMap<number, number> = $state.raw(new Map());
  /** what the server has lost just now */
  troubles: readonly Weather["trouble"][] = $state.raw([]);
  spectators = $state(0);
  /** how many of those who watch are big screens */
  screens = $state(0);
  /** the finished game that the reader still looks at, while the table is in the lobby again */
  kept: KeptGame | null = $state.raw(null);
  /** bots' moves are shown at once until a person is to move */
  isSkipping = $state(false);
  isSending = $state(false);
  slip: SlipText | null = $state.raw(null);
  /** the good move that was asked for, as long as nobody has moved */
  tip: Hint | null = $state.raw(null);
  isTipComing = $state(false);
  reminded = $state(0);
  /** what this page has heard */
  readonly log = new Log();
  /** why I am asked once more whether I am ready */
  asked: AskedAgain | null = $state.raw(null);
  /** one-time code for another device */
  handover: { code: string; seconds: number } | null = $state.raw(null);

  /** where other devices find this server */
  private address = $state(location.origin);
  /** who can follow the link */
  reach: GameList["reach"] = $state("others");

  readonly names: readonly string[] = $derived(this.table?.seats.map((seat) => seat?.name ?? "") ?? []);
  readonly seats = $derived(this.table?.seats ?? []);
  readonly you = $derived(this.table?.you ?? null);
  readonly options = $derived(this.table?.options ?? {});
  readonly isHost = $derived(this.table !== null && this.table.you !== null && this.table.host === this.table.you);
  readonly isReady = $derived(this.you !== null && this.seats[this.you]?.is_ready === true);
  readonly connected = $derived(this.seats.flatMap((seat, index) => (seat?.level != null || this.connectedPeople.includes(index) ? [index] : [])));
  /** the seat for which this page moves although it only watches: one device round the table */
  readonly acts = $derived.by(() => {
    const seat = this.shown?.to_act ?? null;
    return this.you === null && seat !== null && this.coming.secretOf?.(seat) !== undefined ? seat : null;
  });
  /** may anything be asked of the table from here? */
  readonly mayAsk = $derived.by(() => this.you !== null || this.coming.secretOf !== undefined);
  readonly canTry = $derived((this.you !== null || this.acts !== null) && this.table?.phase === "playing");
  /** is the reader to move, and not a bot in their place? */
  readonly isMyTurn = $derived(this.canTry && this.shown?.to_act === this.you && !isStoodIn(this.seats[this.you!]));

  /** the people who still play: neither bots, nor programs, nor gone */
  readonly people = $derived(this.seats.flatMap((seat, index) => (seat !== null && seat.level === null && !seat.is_program && !seat.is_resigned ? [index] : [])));
  readonly isAlone = $derived(this.people.length === 1 && this.people[0] === this.you);
  private readonly isBotToAct = $derived(this.shown?.to_act != null && isStoodIn(this.seats[this.shown.to_act]));
  /** may the reader be shown a good move now? */
  readonly canAskTip = $derived(this.isMyTurn && this.shown!.moves.length > 0 && this.clock.waits_for === "move" && (this.isAlone || this.table!.hints) && this.table!.deal?.kind !== "daily");
  /** is there something to skip: a bot that takes its time, in a game where nothing has to be remembered? */
  readonly canSkip = $derived(this.canTry && this.isBotToAct && this.game?.hasLog === true);

  private version: number | null = null;
  shownVersion = 0;
  /** who waits for a version to be seen */
  private awaited: { version: number; resolve: () => void }[] = [];
  private readonly queue: Update[] = [];
  private busyUntil = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  secret: string | undefined;
  private socket: Socket;
  /** numbers that have been opened */
  private readonly opened = new Set<string>();

  constructor(
    readonly code: string,
    private readonly coming: Coming = {},
  ) {
    this.secret = coming.secret === undefined ? mySeat(code)?.secret : (coming.secret ?? undefined);
    this.socket = this.connect();
    void gameList().then(({ address, reach }) => this.reached(address, reach), () => undefined);
  }

  get view(): AnyView {
    return this.shown!;
  }

  get recent(): readonly AnyEvent[] {
    return this.log.recent;
  }

  /** the game to show: the running one, or the last one for whoever still looks at its result */
  get onScreen(): OnScreen {
    return this.kept ?? this;
  }

  /** how the series stands, in words; empty where a single game is played */
  get seriesLine(): string {
    return this.table === null ? "" : saySeries(this.table, this.names, this.minutes.left);
  }

  get seriesState(): ReturnType<typeof stateOf> {
    return this.table === null ? null : stateOf(this.table, this.minutes.left);
  }

  /** the link to share */
  get link(): string {
    return `${this.address}/t/${this.code}`;
  }

  private reached(address: string, reach: GameList["reach"]): void {
    this.address = address.replace(/\/$/, "") || location.origin;
    this.reach = reach;
  }

  /** Let other devices of the local network in. Throws ApiError. */
  async openNetwork(): Promise<void> {
    this.reached(await openNetwork(), "others");
  }

  private connect(): Socket {
    return new Socket({
      hello: () => this.hello(),
      hear: (message) => this.hear(message),
      change: (state) => {
        if (state === "open") void checkAge();
        // Another connection may lead to another server, which tells of its own.
        if (state === "open") this.troubles = [];
        this.socketState = state;
      },
    });
  }

  private hello(): Unsaid {
    const { isScreen = false, beside } = this.coming;
    const hello = { type: "hello", table: this.code, secret: this.secret ?? null, version: this.version } as const;
    return { ...hello, ...(isScreen ? { screen: true } : {}), ...(beside === undefined ? {} : { beside: beside() as Hello["beside"] }) } as Unsaid;
  }

  close(): void {
    clearTimeout(this.timer);
    this.minutes.stop();
    this.socket.close();
  }

  /** Come back at once. */
  hurryBack(): void {
    this.socket.hurry();
  }

  /** Sit down at this table. Throws ApiError. */
  async join(name: string): Promise<void> {
    await joinTable(this.code, this.table!.game, name);
    this.comeAs(mySeat(this.code)?.secret);
  }

  /** Connect anew, with the secret of a seat or to watch. */
  comeAs(secret: string | undefined): void {
    this.secret = secret;
    this.version = null;
    this.end = null;
    if (this.socketState === "closed") this.socket = this.connect();
    else this.socket.again();
  }

  /** Ask for something; false, and a slip of paper, when it cannot be. */
  async send(message: Unsaid): Promise<boolean> {
    return this.accept(await this.say(message));
  }

  /** Say something from this page's seat, or from the seat that acts here, or else from anybody's who shares the device. */
  private say(message: Unsaid): Promise<Answer> {
    const { secretOf } = this.coming;
    if (this.you !== null || secretOf === undefined) return this.socket.say(message);
    const secrets = [this.acts ?? -1, ...this.seats.keys()].map(secretOf).filter((secret) => secret !== undefined);
    return secrets.length === 0 ? this.socket.say(message) : sayAs(this.code, secrets[0], message);
  }

  /**
   * Say that I am ready for the deal. A number of one's own is mixed into the shuffle, so that nobody can have chosen the cards;
   * only its hash is told before nothing can change any more.
   */
  async ready(): Promise<boolean> {
    // Where one device is shared, its one number was given by the host's seat.
    // Into a deal that is known before goes nobody's.
    if (this.you === null || this.table!.deal !== null) return this.send({ type: "ready", ready: true });
    const answer = await this.giveNumber(false);
    // Two numbers of ours did not come in time, so none is waited for: an open one is better than none.
    const isUnawaited = answer.type === "error" && answer.error === "no-promise";
    return this.accept(isUnawaited ? await this.giveNumber(true) : answer);
  }

  private async giveNumber(isOpen: boolean): Promise<Answer> {
    const table = this.table!;
    const given = give(table, isOpen);
    const answer = await this.socket.say({ type: "ready", ready: true, ...(isOpen ? { nonce: given.nonce } : { commit: given.commit }) });
    answered(table, given, answer.type === "done");
    return answer;
  }

  /** Look at a table as soon as it comes: a deal that waits for our number does not wait for the screen. */
  private look(table: TableInfo | null): void {
    if (table === null) return;
    seeCommitment(table);
    // A page that only watches leaves the numbers to the pages of the seat, which know whose they are.
    if (table.you === null && mySeat(this.code) !== undefined) return;
    see(table);
    const nonce = toOpen(table);
    // No slip if another tab was quicker.
    if (nonce !== null && !this.opened.has(nonce)) void this.socket.say({ type: "reveal", nonce });
    if (nonce !== null) this.opened.add(nonce);
  }

  /** Was it a yes? A no is said on a slip. */
  private accept(answer: Answer): boolean {
    if (answer.type === "refused") this.refuse(answer);
    else if (answer.type === "error") this.problem(answer);
    return answer.type === "done";
  }

  async move(move: AnyMove): Promise<boolean> {
    if (this.isSending) return false;
    this.slip = null;
    this.isSending = true;
    const answer = await this.say({ type: "move", move });
    // One's own move is seen at once, whatever else is still being shown; until then no second one can be made.
    if (answer.type === "done") await this.hasShown(answer.version);
    this.isSending = false;
    return this.accept(answer);
  }

  /** Wait until a version is on the screen; not for ever, since a table may have been replaced meanwhile. */
  private async hasShown(version: number): Promise<void> {
    this.hurry();
    if (this.shownVersion >= version) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      this.awaited.push({ version, resolve });
      timer = setTimeout(resolve, LONGEST_WAIT);
    });
    clearTimeout(timer);
    this.awaited = this.awaited.filter((each) => each.version !== version);
  }

  /** This version is on the screen now. */
  private show(version: number): void {
    this.shownVersion = version;
    const seen = this.awaited.filter((each) => each.version <= version);
    this.awaited = this.awaited.filter((each) => each.version > version);
    for (const each of seen) each.resolve();
  }

  hint(text: string, clause = ""): void {
    this.slip = { text, clause };
  }

  displayed(): void {
    // No slip if it comes too late: it is a courtesy to the slowest screen, not a wish of the reader.
    if (this.version !== null && this.you !== null) void this.socket.say({ type: "displayed", version: this.version });
  }

  /** Show at once what waits to be shown. */
  hurry(): void {
    this.busyUntil = 0;
    this.pump();
  }

  /** Skip to one's own turn: show all that waits, and do not let bots take their time where nobody else plays. */
  skip(): void {
    if (!this.canSkip) return this.hurry();
    if (!this.isSkipping && this.isAlone) void this.socket.say({ type: "hurry" });
    this.isSkipping = true;
    this.hurry();
  }

  /** One more game: to the lobby, ready; against bots alone it begins at once. */
  async playAgain(): Promise<void> {
    if (this.table!.phase === "over") {
      const answer = await this.socket.say({ type: "rematch" });
      if (answer.type === "done") await this.hasShown(answer.version);
      // Somebody else may have been quicker, which is as good.
      else if (this.table!.phase === "over") return void this.accept(answer);
    }
    if (this.table!.phase !== "lobby" || this.you === null) return;
    const isSure = (await this.ready()) && this.isHost && this.isAlone;
    if (!isSure || !(await this.send({ type: "start" }))) this.kept = null;
  }

  /** Show me a good move. One that comes after the table has changed is of no use. */
  async askTip(): Promise<void> {
    if (!this.canAskTip || this.isTipComing || this.tip !== null) return;
    const view = this.shown;
    this.slip = null;
    this.isTipComing = true;
    const answer = await this.say({ type: "hint" });
    this.isTipComing = false;
    if (this.shown !== view) return;
    if (answer.type === "hint") this.tip = answer;
    else this.accept(answer);
  }

  /** Let a bot play for somebody who is away, or ask for it. */
  standIn(seat: number): Promise<boolean> {
    return this.send({ type: "stand_in", seat, version: this.shownVersion });
  }

  private refuse(refusal: RefusedMessage): void {
    if (this.game === null) return;
    const sentence = sayRefusal(this.game.name, refusal, [...this.names], this.game.describe);
    this.hint(sentence || t("generic-refused"), refusal.clause);
  }

  private problem({ error, facts }: Pick<ErrorMessage, "error" | "facts">): void {
    const seat = facts["seat"];
    const named = seat === undefined ? facts : { ...facts, seat: this.names[Number(seat)] || Number(seat) + 1 };
    this.hint(sayProblem(error, named));
  }

  private hear(message: AnyServerMessage): void {
    switch (message.type) {
      case "table":
        return void this.replace(message);
      case "update":
        return this.update(message);
      case "presence":
        this.connectedPeople = message.connected;
        this.absentSince = new Map(message.absent.map(({ seat, milliseconds }) => [seat, performance.now() - milliseconds]));
        this.spectators = message.spectators;
        this.screens = message.screens;
        return;
      case "weather":
        this.troubles = [...this.troubles.filter((trouble) => trouble !== message.trouble), ...(message.is_over ? [] : [message.trouble])];
        return;
      case "reminder":
        this.reminded += 1;
        chime();
        return;
      case "handover":
        this.handover = { code: message.code, seconds: message.seconds };
        return;
      case "bye":
        return this.leave(message.reason);
      case "error":
        return this.fail(message);
    }
  }

  /** An error that no message of ours asked for, or that answers hello. */
  private fail({ error }: ErrorMessage): void {
    if (error === "no-such-table") {
      dropSeat(this.code);
      this.end = error;
      this.socket.close();
    } else if (error === "not-your-seat") {
      dropSeat(this.code);
      this.comeAs(undefined);
    }
  }

  private leave(reason: "kicked" | "left" | "shutdown"): void {
    if (reason === "shutdown") return;
    const table = this.table;
    if (reason === "left" && table !== null && table.you !== null && (table.phase === "playing" || table.phase === "between")) keepGames([leftAt(table, table.you, Date.now())]);
    dropSeat(this.code);
    this.end = reason;
    this.socket.close();
  }

  private async replace(message: TableMessage): Promise<void> {
    this.version = message.version;
    this.queue.length = 0;
    this.opened.clear();
    this.look(message.table);
    const game = this.game ?? (await ready(message.table));
    this.game = game;
    this.events = [];
    this.log.clear();
    this.apply(message.table, message.view, message.clock, message.can_undo);
    this.show(message.version);
    this.pump();
  }

  private update(message: Update): void {
    if (this.version !== null && message.since !== this.version) {
      this.comeAs(this.secret);
      return;
    }
    this.version = message.version;
    this.look(message.table);
    this.queue.push(message);
    if (this.isSending) this.busyUntil = 0;
    this.pump();
  }

  /** Show the updates one after the other, each for as long as it takes to see it. */
  private pump(): void {
    if (this.game === null) return;
    clearTimeout(this.timer);
    const most = this.game.hasLog ? MOST_WAITING : MOST_WAITING_OF_MEMORY;
    while (this.queue.length > 0) {
      const wait = this.busyUntil - performance.now();
      // Whoever waits for their own move sees what came before it without a pause.
      const isUnhurried = this.awaited.length === 0 && !this.isSkipping && !document.hidden && this.queue.length <= most;
      if (wait > 0 && isUnhurried) {
        this.timer = setTimeout(() => this.pump(), wait);
        return;
      }
      const update = this.queue.shift()!;
      const share = this.isBotToAct ? SHOWING[this.table!.bot_pace] : 1;
      this.events = update.events;
      this.note(update.events);
      this.log.hear(update.events, { mover: this.shown?.to_act ?? null, you: this.you, names: this.names, hasLog: this.game.hasLog });
      this.apply(update.table ?? this.table!, update.view ?? (update.table?.phase === "lobby" ? null : this.shown), update.clock, update.can_undo);
      this.log.settle(this.shown?.to_act ?? null);
      this.show(update.version);
      this.busyUntil = performance.now() + this.game.pace(update.events, this.you) * travel() * share;
    }
  }

  private apply(table: TableInfo, view: AnyView | null, clock: Clock, canUndo: boolean): void {
    const wasMine = this.shown?.to_act === this.you;
    this.keep(table);
    // Nobody is pulled away from the result by somebody else's wish for another game.
    if (table.phase !== "lobby") this.kept = null;
    else if (this.table?.phase === "over" && this.shown !== null) this.kept = new KeptGame(this);
    this.table = table;
    if (table.phase === "playing" || table.phase === "over" || this.isReady) this.asked = null;
    if (view !== this.shown) this.tip = null;
    this.shown = view;
    this.clock = clock;
    this.until = clock.left === null ? null : performance.now() + clock.left;
    this.minutes.set(clock.series_left);
    this.canUndo = canUndo;
    if (!this.canSkip) this.isSkipping = false;
    soundOf(this.events, view !== null && this.you !== null && view.to_act === this.you && !wasMine);
    const seat = mySeat(this.code);
    if (seat !== undefined && this.you !== null) keepSeat({ ...seat, game: table.game, at: Date.now(), over: table.phase === "over" });
  }

  /** A game that ends before our eyes is kept on this device; of others the server tells. */
  private keep(table: TableInfo): void {
    const wasRunning = this.table?.phase === "playing" || this.table?.phase === "between";
    if (table.you !== null && table.phase === "over" && wasRunning && !hasGame({ code: table.code, number: table.records })) {
      keepGames([gameAt(table, table.you, Date.now())]);
    }
  }

  private note(events: readonly AnyEvent[]): void {
    for (const event of events) {
      if (event.type === "ready_withdrawn" && this.isReady) this.asked = { why: "changed" };
      else if (event.type === "deal_called_off") this.asked = { why: "silent", names: event.silent.map((seat) => this.names[seat]) };
    }
  }

  /** An event as a sentence. */
  sentence(event: AnyEvent, names: readonly string[] = this.names): string {
    if (isOfTable(event)) return sayEvent("table", event, [...names], describeTable);
    if (this.game === null) return "";
    return sentenceOf(this.game, event, names);
  }
}

/** Does a bot play here, for good or until somebody is back? */
function isStoodIn(seat: SeatInfo | null | undefined): boolean {
  return seat == null || seat.level !== null || seat.is_away || seat.is_resigned;
}

function describeTable(key: string, fact: unknown): string {
  return key === "reaction" ? t(`reaction-${String(fact)}`) : String(fact);
}

/** A game's table with its sentences. */
async function ready({ game: name, code, cards }: TableInfo): Promise<GameTable> {
  const [game] = await Promise.all([tableOf(name, code, cards), load(name)]);
  return game;
}
