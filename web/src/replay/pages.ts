/** The steps of a finished game, fetched a page at a time and kept. */
import type { RecordStep, RecordSteps } from "../wire";

export const PAGE = 100;

/** Whose eyes: a seat, or null for a spectator to whom everything is opened. */
export type Eyes = number | null;
export type FetchPage = (eyes: Eyes, from: number, count: number) => Promise<RecordSteps>;

export class Pages {
  private readonly kept = new Map<string, Promise<RecordSteps>>();

  constructor(private readonly fetchPage: FetchPage) {}

  /** The page with a step; asked for once, and again only where it did not come. */
  page(eyes: Eyes, number: number): Promise<RecordSteps> {
    const from = Math.floor(number / PAGE) * PAGE;
    const key = `${eyes ?? "open"}/${from}`;
    let page = this.kept.get(key);
    if (page === undefined) {
      page = this.fetchPage(eyes, from, PAGE);
      page.catch(() => this.kept.delete(key));
      this.kept.set(key, page);
    }
    return page;
  }

  /** One step, or the last one where the game is shorter. */
  async step(eyes: Eyes, number: number): Promise<RecordStep> {
    const { steps, total } = await this.page(eyes, number);
    const found = steps.find((step) => step.number === number);
    if (found !== undefined) return found;
    if (number <= total) throw new Error(`expected step ${number} on its page`);
    return this.step(eyes, total);
  }

  /** Have the page after this one ready when it is near. */
  prepare(eyes: Eyes, number: number, total: number): void {
    const next = (Math.floor(number / PAGE) + 1) * PAGE;
    if (next <= total && next - number <= PAGE / 4) void this.page(eyes, next).catch(() => undefined);
  }
}
