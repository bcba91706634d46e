/** The rulebook of a game: from the build, or from the server for a game that the build does not know. */
import loaders from "virtual:rulebooks";
import { gameText, ApiError } from "../api";
import type { Rulebook } from "./cut";

const NONE: Rulebook = { language: "en", title: "", intro: "", sections: [], ending: "", readings: [] };

/** An empty book where nobody has written one. Throws what the network throws. */
export async function openBook(game: string, language: string): Promise<Rulebook> {
  const built = loaders[`${game}/${language}`];
  if (built !== undefined) return (await built()).default;
  try {
    const [{ cut }, found] = await Promise.all([import("./cut"), gameText(game, "rulebook", language)]);
    return cut(found.text, found.language);
  } catch (error) {
    if (error instanceof ApiError) return NONE;
    throw error;
  }
}
