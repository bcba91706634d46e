/** Languages by the names that their speakers give them, and how to change to one. */
import { change, type Language } from "../settings.svelte";
import { load } from "../text.svelte";

export const OWN_NAMES: Record<Language, string> = { en: "English", uk: "Українська", nl: "Nederlands", ru: "Русский" };

export async function speak(language: Language): Promise<void> {
  // The sentences first: a page without words would flash.
  await load("app", language);
  change({ language });
}
