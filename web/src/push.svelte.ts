/** Being told of one's turn while no page is open: the browser's push subscription, and the tables that know of it. */
import { ask } from "./api";
import { keepPages } from "./install.svelte";
import { keepPush, mySeat, mySeats } from "./seats";
import { change } from "./settings.svelte";
import { whyNoNotices } from "./signal";
import type { PushKey, SubscribeToTurns, TableInfo, UnsubscribeFromTurns } from "./wire";

/** Why there are no pushes: over plain http, refused, not by this browser, not by this server, or the push service did not answer. */
export type NoPush = "insecure" | "denied" | "unknown" | "off" | "failed";

const BY_THE_DAY: readonly TableInfo["pace"][] = ["day", "three_days", "week"];

/** How often the browser has got another subscription since the page was opened. */
let renewals = $state(0);
if (typeof navigator.serviceWorker !== "undefined") {
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data === "push renewed") renewals += 1;
  });
}

/** Is anybody told of their turn by push at such a table? */
export function isByTheDay(pace: TableInfo["pace"]): boolean {
  return BY_THE_DAY.includes(pace);
}

/** To be read by whoever sends the subscription, so that it is sent again. */
export function renewed(): number {
  return renewals;
}

/** What this page can know by itself. Safari on phones has pushes only for pages on the home screen. */
export function whyNoPush(): NoPush | null {
  const why = whyNoNotices();
  if (why !== null) return why;
  return "serviceWorker" in navigator && "PushManager" in window ? null : "unknown";
}

/** The server's key, which subscriptions are made with; empty where it sends none. Throws ApiError. */
export async function pushKey(): Promise<string> {
  return (await ask<PushKey>("/api/push")).key;
}

/** Ask the reader, by the browser's own question, and subscribe. To be called only when they have just switched it on. */
export async function switchOn(key: string): Promise<NoPush | null> {
  if (key === "") return "off";
  try {
    if ((await subscription(key)) === null) return "unknown";
  } catch {
    return whyNoPush() ?? "failed";
  }
  change({ push: true });
  return null;
}

/** No server and no push service knows this browser any more, as far as they can be told. */
export async function switchOff(): Promise<void> {
  change({ push: false });
  const registration = await navigator.serviceWorker.getRegistration();
  const subscribed = await registration?.pushManager.getSubscription();
  if (subscribed === null || subscribed === undefined) return;
  const { endpoint } = subscribed;
  await subscribed.unsubscribe();
  for (const { code, secret, push } of mySeats()) {
    if (push !== true) continue;
    const body: UnsubscribeFromTurns = { secret, endpoint };
    // Whoever has left the table is forgotten there already; an address that is no more goes when it is next used.
    await ask(`/api/tables/${code}/push`, body, "DELETE").catch(() => undefined);
    keepPush(code, false);
  }
}

/** Let a table that is played by the day know where to tell the reader. It is told each time it is opened: an address may change. */
export async function tellTable(code: string, language: string): Promise<void> {
  const seat = mySeat(code);
  if (seat === undefined || whyNoPush() !== null || Notification.permission !== "granted") return;
  try {
    const subscribed = await subscription(await pushKey());
    const { endpoint, keys } = subscribed?.toJSON() ?? {};
    if (endpoint === undefined || keys === undefined) return;
    const body: SubscribeToTurns = { secret: seat.secret, endpoint, p256dh: keys["p256dh"]!, auth: keys["auth"]!, language };
    await ask(`/api/tables/${code}/push`, body);
    keepPush(code, true);
  } catch {
    // The next time the table is opened it is tried again; meanwhile the open page says whose turn it is.
  }
}

/** The subscription of this browser for this server's key, made where there is none; null where no service worker can be. */
async function subscription(key: string): Promise<PushSubscription | null> {
  if (key === "") return null;
  await keepPages();
  if ((await navigator.serviceWorker.getRegistration()) === undefined) return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before !== null && keyOf(before) === key) return before;
  // The server has another key than it had, so it is another server, or one that has lost all it knew.
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
