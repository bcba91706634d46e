/** "It is your turn", for somebody who looks elsewhere: the tab's icon, a buzz of the phone, a notification where one is wanted. */
import { settings } from "./settings.svelte";

const ICON = "/favicon.svg";
const ICON_OF_TURN = "/favicon-turn.svg";
/** Two short ones, in milliseconds. */
const BUZZ = [60, 80, 60];

export interface Notice {
  title: string;
  body: string;
  /** a newer notice with the same tag takes the place of the older one */
  tag: string;
}

let shown: Notification | null = null;

/** Can this device buzz? */
export function canBuzz(): boolean {
  return typeof navigator.vibrate === "function";
}

/** Why there are no notifications here; null where there may be some. Browsers offer none without https, but on this very machine. */
export function whyNoNotices(): "insecure" | "denied" | "unknown" | null {
  if (!isSecureContext) return "insecure";
  if (typeof Notification === "undefined") return "unknown";
  return Notification.permission === "denied" ? "denied" : null;
}

/** Ask the reader, by the browser's own question. To be called only when they have just switched it on. */
export async function askForNotices(): Promise<boolean> {
  return whyNoNotices() === null && (await Notification.requestPermission()) === "granted";
}

/** Show a notice to somebody who has wanted it, and who does not see the page now. */
export async function notify(notice: Notice): Promise<void> {
  if (!settings.notices || !document.hidden || whyNoNotices() !== null || Notification.permission !== "granted") return;
  const { title, ...options } = notice;
  // Phones show notices only for pages with a service worker.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker !== undefined) return void worker.showNotification(title, { ...options, icon: ICON });
  try {
    shown = new Notification(title, { ...options, icon: ICON });
    shown.onclick = () => {
      window.focus();
      shown?.close();
    };
  } catch {
    // Such a phone without a service worker: the title and the icon say it.
  }
}

/** Whoever looks at the page again needs no notice of it. */
async function clear(tag: string): Promise<void> {
  shown?.close();
  shown = null;
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await worker?.getNotifications({ tag })) ?? []) notice.close();
}

/** The reader's turn has begun. */
export function beginTurn(notice: Notice): void {
  showIcon(ICON_OF_TURN);
  if (settings.buzz && canBuzz()) navigator.vibrate(BUZZ);
  // A push may have said it before the page was opened.
  if (!document.hidden) void clear(notice.tag);
  void notify(notice);
}

/** It is somebody else's turn, or the page is left. */
export function endTurn(tag: string): void {
  showIcon(ICON);
  void clear(tag);
}

function showIcon(href: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", href);
}
