/** What is asked about known deals, and tables that are made for them. */
import { ask, createTable } from "../api";
import { ownName } from "../home/tables";
import { newSecret } from "../seats";
import type { CreateTable, DailyDay, DailyList, DealMade, DealPage } from "../wire";
import { keepGame, secretFor } from "./mine";

export function dailyList(): Promise<DailyList> {
  return ask<DailyList>("/api/daily");
}

export function dailyDay(deal: string): Promise<DailyDay> {
  return ask<DailyDay>(`/api/daily/${deal}`);
}

/** Show the reader's name beside the result of a day, or no longer. */
export function showName(deal: string, shows: boolean): Promise<void> {
  return ask<void>(`/api/daily/${deal}/name`, { secret: secretFor(deal), shows });
}

/** Give the cards of a finished game a code. */
export function makeDeal(table: string, number: number): Promise<DealMade> {
  return ask<DealMade>(`/api/tables/${table}/deals`, { number });
}

export function dealPage(deal: string): Promise<DealPage> {
  return ask<DealPage>(`/api/deals/${deal}`);
}

/** A table for a day's deal, which begins at once. Throws ApiError. */
export async function playDay({ code: deal, game, day }: DailyDay, isPractice: boolean): Promise<string> {
  const secret = isPractice ? newSecret() : secretFor(deal);
  const { code } = await createTable({ game, name: ownName(), deal: { code: deal, is_practice: isPractice } }, secret);
  if (!isPractice) keepGame(deal, day, code);
  return beginning(code);
}

/** A table for cards that others have played: with free seats, or with bots, and then it begins at once. Throws ApiError. */
export async function playDeal({ code: deal, game, seats }: DealPage, level: string | null): Promise<string> {
  const bots = (level === null ? [] : Array.from({ length: seats - 1 }, () => level)) as CreateTable["bots"];
  const { code } = await createTable({ game, name: ownName(), deal: { code: deal }, bots });
  return level === null ? code : beginning(code);
}

/** The page of the table reads this: ready, and go. */
function beginning(code: string): string {
  sessionStorage.setItem(`smallbox.start.${code}`, "yes");
  return code;
}
