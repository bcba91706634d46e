import { expect, test } from "vitest";
import { routeOf } from "./router.svelte";

test.each([
  ["/", "", { page: "home" }],
  ["/t/abcdefgh", "", { page: "table", code: "ABCDEFGH" }],
  ["/tv/abcdefgh", "", { page: "tv", code: "ABCDEFGH" }],
  ["/tv", "", { page: "lost" }],
  ["/t/ABCDEFGH/replay/2", "#17", { page: "replay", code: "ABCDEFGH", record: 2, step: 17 }],
  ["/t/ABCDEFGH/replay/2", "#nonsense", { page: "replay", code: "ABCDEFGH", record: 2, step: 0 }],
  ["/t/ABCDEFGH/review/2", "#17", { page: "review", code: "ABCDEFGH", record: 2, step: 17 }],
  ["/t/ABCDEFGH/review/2/try/9", "", { page: "try", code: "ABCDEFGH", record: 2, step: 9 }],
  ["/t/ABCDEFGH/review/2/else/9", "", { page: "lost" }],
  ["/t/ABCDEFGH/review", "", { page: "lost" }],
  ["/rules/kobito", "#K14", { page: "rules", game: "kobito", clause: "K14" }],
  ["/rules/chess", "", { page: "lost" }],
  ["/learn", "", { page: "learn", game: "" }],
  ["/learn/kobito", "", { page: "learn", game: "kobito" }],
  ["/learn/chess", "", { page: "lost" }],
  ["/learn/kobito/more", "", { page: "lost" }],
  ["/mine", "", { page: "mine" }],
  ["/mine/more", "", { page: "lost" }],
  ["/g/abcdefgh", "#s3cret", { page: "group", id: "ABCDEFGH", secret: "s3cret" }],
  ["/g/ABCDEFGH", "", { page: "group", id: "ABCDEFGH", secret: "" }],
  ["/g/ABCDEFGH/more", "#s3cret", { page: "lost" }],
  ["/daily", "", { page: "daily", game: "" }],
  ["/daily/kobito", "", { page: "daily", game: "kobito" }],
  ["/daily/chess", "", { page: "lost" }],
  ["/deal/abcdefgh", "", { page: "deal", code: "ABCDEFGH" }],
  ["/deal", "", { page: "lost" }],
  ["/t/O0", "", { page: "lost" }],
  ["/somewhere", "", { page: "lost" }],
])("%s%s leads to a page", (path, hash, route) => {
  expect(routeOf(path, hash)).toEqual(route);
});
