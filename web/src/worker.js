/**
 * The service worker: the pages open at once and without the server, and an open table never meets parts of another build.
 * It keeps files of the client and nothing else: no answer of the server, no secret, no message. Pushes it shows.
 */
/** put in when the client is built: names that change with their content */
const files = self.BUILD;
const KEPT = "smallbox";
const SHELL = "/";
const ICON = "/favicon.svg";
const LOOSE = [ICON, "/icon.svg", "/icon-192.png", "/icon-512.png", "/apple-touch-icon.png", "/first.js", "/manifest.webmanifest"];
const built = new Set(files);

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([SHELL, ...LOOSE].map((path) => new Request(path, { cache: "reload" })))));
});

self.addEventListener("activate", (event) => event.waitUntil(Promise.all([clear(), self.clients.claim()])));

/** Files of older builds go; this worker is active only when no table is open with them. */
async function clear() {
  const kept = await caches.open(KEPT);
  for (const request of await kept.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/assets/") && !built.has(pathname)) await kept.delete(request);
  }
}

// A page says that it is between games: the new build may be taken up, unless a table is open in another one.
self.addEventListener("message", (event) => {
  if (event.data !== "between games") return;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      if (!pages.some(({ url }) => /^\/(t|tv)\//.test(new URL(url).pathname))) return self.skipWaiting();
    }),
  );
});

// It is the reader's turn in a game by the day, and no page of theirs is connected. Browsers want every push to be shown.
self.addEventListener("push", (event) => {
  const { table = "", title = "smallbox", body = "" } = read(event.data);
  event.waitUntil(self.registration.showNotification(title, { body, tag: `turn ${table}`, icon: ICON }));
});

function read(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

// To the table, in the page that has it open, or in a new one. What an open page has shown has the same tag.
self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const [, table] = /^turn ([2-9A-HJ-NP-Z]{8})$/.exec(notification.tag) ?? [];
  event.waitUntil(show(table === undefined ? "/" : `/t/${table}`));
});

async function show(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  return open === undefined ? self.clients.openWindow(path) : open.focus();
}

// Secrets of seats are not kept here, so the server hears of the new address from the next page that opens the table.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function renew({ oldSubscription, newSubscription }) {
  if (!newSubscription && oldSubscription) await self.registration.pushManager.subscribe(oldSubscription.options);
  for (const page of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) page.postMessage("push renewed");
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate" && isPage(pathname)) event.respondWith(newestFirst(request, SHELL));
  else if (LOOSE.includes(pathname)) event.respondWith(newestFirst(request, pathname));
});

function isPage(pathname) {
  return pathname === "/" || /^\/(t|tv|rules|about|mine)(\/|$)/.test(pathname);
}

/** What never changes under its name. */
async function keptFirst(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

/** The server's word, or, while it is away, what it said last. All pages are one file: their parts come after it. */
async function newestFirst(request, path) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(path, answer.clone());
    return answer;
  } catch (error) {
    const found = await kept.match(path);
    if (found === undefined) throw error;
    return found;
  }
}
