/** That's Not a Hat in the reader's language. Sentences come whole; gifts of a file of one's own have only a name. */
import { has, t, type Describe } from "../../text.svelte";
import { ownName, ownPicture } from "./own.svelte";

export function giftName(code: string): string {
  return ownName(code) ?? (isPackaged(code) ? t(`hat-gift-${code}`) : code.replaceAll("-", " "));
}

/** Is this a gift of the packaged file, with a picture and sentences? */
function isPackaged(code: string): boolean {
  return has(`hat-gift-${code}`);
}

/** The same, unless the table has gifts of its own. */
function isKnown(code: string): boolean {
  return isPackaged(code) && ownName(code) === null;
}

/** The packaged gift whose picture it has; null where it has none. */
export function pictureOf(code: string): string | null {
  const own = ownPicture(code);
  return own === undefined ? (isPackaged(code) ? code : null) : own;
}

export function giveSentence(code: string): string {
  return isKnown(code) ? t(`hat-give-${code}`) : t("hat-table-give", { gift: giftName(code) });
}

export function refuseSentence(code: string): string {
  return isKnown(code) ? t(`hat-refuse-${code}`) : t("hat-table-refuse", { gift: giftName(code) });
}

export function revealSentence(code: string): string {
  return isKnown(code) ? t(`hat-reveal-${code}`) : t("hat-table-reveal", { gift: giftName(code) });
}

export const describe: Describe = (key, fact) => {
  if (Array.isArray(fact)) return fact.map((part) => String(describe(key, part))).join(", ");
  return key === "gift" || key === "name" ? giftName(String(fact)) : String(fact);
};

/** Letters only, without accents, so that "vélo" is found by "velo". */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** Does a name have a word that begins with what was typed? */
export function matches(name: string, typed: string): boolean {
  const [word, wish] = [plain(name), plain(typed)];
  return word.startsWith(wish) || word.split(/[\s-]+/).some((part) => part.startsWith(wish));
}

const VOWEL = "aeiouyàâäéèêëïîôöùûüаеёиоуыэюяіїє";

/** A long name with places where it may break on a narrow tile: before a syllable. */
export function softly(name: string): string {
  const syllable = new RegExp(`(?<=\\p{L}{3,})(?=[^${VOWEL}][${VOWEL}]\\p{L})`, "giu");
  return name.replace(/\p{L}{11,}/gu, (word) => word.replace(syllable, "\u00ad"));
}
