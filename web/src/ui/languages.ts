/** Languages by the names that their speakers give them. */
import type { Language } from "../settings.svelte";

export const OWN_NAMES: Record<Language, string> = { en: "English", uk: "Українська", nl: "Nederlands", ru: "Русский" };
