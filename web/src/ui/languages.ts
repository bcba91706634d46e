/** Languages by the names that their speakers give them: English first, in the order of the plugin. */
import { languages } from "virtual:texts";

export const OWN_NAMES: Readonly<Record<string, string>> = languages;
