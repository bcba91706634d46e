import { afterAll, expect, test } from "vitest";
import { change, languageOf, settings } from "./settings.svelte";

// Other files of tests read what is on the screen in English.
afterAll(() => change({ theme: "system", language: "en" }));

test("the first language of the system that smallbox speaks is chosen", () => {
  expect(languageOf(["de-DE", "uk-UA", "en"])).toBe("uk");
  expect(languageOf(["fr"])).toBe("en");
});

test("a change is shown and kept", () => {
  change({ theme: "dark", language: "nl" });
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  expect(document.documentElement.lang).toBe("nl");
  expect(JSON.parse(localStorage.getItem("smallbox.settings")!)).toMatchObject({ theme: "dark", language: "nl" });
  expect(settings.theme).toBe("dark");
});
