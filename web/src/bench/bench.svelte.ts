/** The bench: one draft of a game's cards, kept in this browser, with steps to undo, checked by the server after every change. */
import { ApiError } from "../api";
import { has, t, type GameName } from "../text.svelte";
import { sayError } from "../ui/problem";
import type { CheckedCards } from "../wire";
import { checkCards } from "./api";
import type { Flaw, Workshop } from "./workshop";

/** How long after a change the server is asked, in milliseconds. */
const PAUSE = 350;
const MOST_STEPS = 100;

const keyOf = (game: GameName): string => `smallbox.bench.${game}`;

/** What is wrong, in the reader's words. */
export function sayFlaw({ facts }: ApiError, { game, workshop }: Pick<Bench, "game" | "workshop">): Flaw {
  const { flaw = "unreadable", at = "", expected = "", got = "" } = facts as Record<string, string | number>;
  const name = `bench-flaw-${flaw}`;
  const where = at === "" ? "none" : sayPlace(String(at).split("/"), game, workshop);
  return { at: String(at), text: t(has(name) ? name : "bench-flaw-unreadable", { expected, got, where }) };
}

/** `gold/3/need` as "Gold card 3": as the game says it, or by the names of its fields. */
function sayPlace(path: readonly string[], game: GameName, workshop: Workshop): string {
  const [first = "", second = "", third = ""] = path;
  const own = workshop.sayPlace?.(path) ?? "";
  if (own !== "") return own;
  const nameOf = (field: string): string => [`bench-${game}-${field}`, `bench-at-${field}`].filter(has).map((name) => t(name))[0] ?? field;
  if (first === "line" || first === "row") return third === "" ? t("bench-at-row", { row: second }) : t("bench-at-cell", { row: second, column: nameOf(third) });
  return nameOf(first);
}

export class Bench {
  draft: unknown = $state.raw(null);
  flaw: Flaw | null = $state.raw(null);
  /** what the server said of these very cards */
  checked: CheckedCards | null = $state.raw(null);
  /** why the server could not be asked */
  trouble = $state("");
  private steps: unknown[] = $state.raw([]);
  private lastKey = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly game: GameName,
    readonly workshop: Workshop,
  ) {
    this.draft = this.kept() ?? workshop.read(workshop.starts[0]!.text);
    this.check(0);
  }

  get text(): string {
    return this.workshop.write(this.draft);
  }

  get canUndo(): boolean {
    return this.steps.length > 0;
  }

  change(draft: unknown, key = ""): void {
    // What is typed into one field is one step.
    if (key === "" || key !== this.lastKey) this.steps = [...this.steps, this.draft].slice(-MOST_STEPS);
    this.lastKey = key;
    this.set(draft);
  }

  undo(): void {
    const before = this.steps.at(-1);
    if (before === undefined) return;
    this.steps = this.steps.slice(0, -1);
    this.lastKey = "";
    this.set(before);
  }

  /** Begin anew from the text of a file. Throws where it is no such file. */
  async open(text: string): Promise<void> {
    try {
      this.change(this.workshop.read(text));
    } catch {
      // The server says what is wrong with it.
      await checkCards(this.game, text || " ");
      throw new ApiError("bad-cards");
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  private set(draft: unknown): void {
    this.draft = draft;
    this.checked = null;
    try {
      localStorage.setItem(keyOf(this.game), this.text);
    } catch {
      // Without storage it is gone with the page.
    }
    this.check(PAUSE);
  }

  private kept(): unknown {
    try {
      const text = localStorage.getItem(keyOf(this.game));
      return text === null ? null : this.workshop.read(text);
    } catch {
      return null;
    }
  }

  /** Ask the server; what it says of an older draft is not heard. */
  private check(pause: number): void {
    clearTimeout(this.timer);
    const number = (this.asked += 1);
    this.timer = setTimeout(async () => {
      try {
        const checked = await checkCards(this.game, this.text);
        if (number !== this.asked) return;
        Object.assign(this, { checked, flaw: null, trouble: "" });
      } catch (thrown) {
        if (number !== this.asked) return;
        const isFlaw = thrown instanceof ApiError && thrown.error === "bad-cards";
        Object.assign(this, { checked: null, flaw: isFlaw ? sayFlaw(thrown, this) : null, trouble: isFlaw ? "" : sayError(thrown) });
      }
    }, pause);
  }
}
