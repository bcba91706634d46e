/** The games of this checkout: the folders of src/smallbox/games with a rulebook. */
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

export const folder = fileURLToPath(new URL("../../src/smallbox/games", import.meta.url));
export const games = readdirSync(folder).filter((name) => existsSync(join(folder, name, "rulebook", "en.md")));
