/** Which page is open: the address of the browser, in parts. */
import { gameNames } from "./games/list.svelte";

export type Route =
  | { page: "home" }
  | { page: "table"; code: string }
  | { page: "tv"; code: string }
  | { page: "replay"; code: string; record: number; step: number }
  | { page: "review"; code: string; record: number; step: number }
  | { page: "try"; code: string; record: number; step: number }
  | { page: "group"; id: string; secret: string }
  | { page: "rules"; game: string; clause: string }
  | { page: "learn"; game: string }
  | { page: "daily"; game: string }
  | { page: "deal"; code: string }
  | { page: "puzzles"; game: string; id: string }
  | { page: "bench"; game: string }
  | { page: "about" }
  | { page: "mine" }
  | { page: "lost" };

const NUMBER = /^\d+$/;
const CODE = /^[2-9A-HJ-NP-Z]{8}$/;

export function routeOf(path: string, hash: string): Route {
  const [first = "", second = "", third = "", fourth = "", fifth = "", sixth = ""] = path.split("/").filter((part) => part !== "");
  const anchor = hash.slice(1);
  if (first === "") return { page: "home" };
  if (first === "about" && second === "") return { page: "about" };
  if (first === "learn" && third === "" && (second === "" || gameNames().includes(second))) return { page: "learn", game: second };
  if (first === "bench" && third === "" && (second === "" || gameNames().includes(second))) return { page: "bench", game: second };
  if (first === "mine" && second === "") return { page: "mine" };
  if (first === "puzzles" && fourth === "" && (second === "" || gameNames().includes(second))) return { page: "puzzles", game: second, id: third };
  if (first === "rules" && gameNames().includes(second)) return { page: "rules", game: second, clause: anchor };
  if (first === "daily" && third === "" && (second === "" || gameNames().includes(second))) return { page: "daily", game: second };
  const code = second.toUpperCase();
  if (first === "deal" && third === "" && CODE.test(code)) return { page: "deal", code };
  if (first === "tv" && third === "" && CODE.test(code)) return { page: "tv", code };
  if (first === "t" && CODE.test(code)) {
    if (third === "") return { page: "table", code };
    const step = NUMBER.test(anchor) ? Number(anchor) : 0;
    if (third === "replay" && NUMBER.test(fourth)) return { page: "replay", code, record: Number(fourth), step };
    if (third === "review" && NUMBER.test(fourth)) {
      if (fifth === "") return { page: "review", code, record: Number(fourth), step };
      if (fifth === "try" && NUMBER.test(sixth)) return { page: "try", code, record: Number(fourth), step: Number(sixth) };
    }
  }
  // The fragment of an address is not sent to the server: there the secret is.
  if (first === "g" && CODE.test(code) && third === "") return { page: "group", id: code, secret: anchor };
  return { page: "lost" };
}

const address = $state({ path: location.pathname, hash: location.hash });
// Looked at anew when the server has told which games it has.
const route = $derived(routeOf(address.path, address.hash));

export const router = {
  get route(): Route {
    return route;
  },
};

function read(): void {
  Object.assign(address, { path: location.pathname, hash: location.hash });
}

addEventListener("popstate", read);
addEventListener("hashchange", read);

/** Open another page. */
export function go(target: string): void {
  history.pushState(null, "", target);
  read();
  scrollTo(0, 0);
}

/** Links of our own pages open without loading; others, and those for a new tab, as ever. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest("a");
  if (link === null || link.target !== "" || link.rel === "external" || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash !== "")) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
