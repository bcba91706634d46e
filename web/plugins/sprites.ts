/** Pictures from packages as two sprites: the gifts of That's Not a Hat, and the icons of the buttons. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { icons } from "./icons.ts";

interface Icons {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}

const require = createRequire(import.meta.url);
const gifts = fileURLToPath(new URL("../../src/smallbox/games/hat/data/hat_gifts.csv", import.meta.url));
/** Where the sprites are written, outside git. */
const made = fileURLToPath(new URL("../src/made", import.meta.url));

function symbol(set: Icons, name: string, id: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
  if (icon === undefined) throw new Error(`expected an icon of the package, got ${name}`);
  const [width, height] = [icon.width ?? set.width ?? 16, icon.height ?? set.height ?? 16];
  // Names inside one picture must not meet those of another.
  const body = icon.body.replace(/\b(id="|url\(#|href="#)/g, `$1${id}-`);
  return `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${body}</symbol>`;
}

function sprite(symbols: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("\n")}</svg>\n`;
}

/** Every gift under its code, which is its English name. */
function giftSymbols(): string[] {
  const set = require("@iconify-json/fluent-emoji-flat/icons.json") as Icons;
  const names = require("@iconify-json/fluent-emoji-flat/chars.json") as Record<string, string>;
  const [, ...rows] = readFileSync(gifts, "utf8").trim().split(/\r?\n/);
  return rows.map((row) => {
    const [, emoji, name] = row.split(",");
    const points = [...emoji].map((char) => char.codePointAt(0)!.toString(16)).join("-");
    return symbol(set, names[points], name.toLowerCase().replace(/[^a-z0-9]/g, "-"));
  });
}

export function sprites(): Plugin {
  return {
    name: "smallbox-sprites",
    config() {
      mkdirSync(made, { recursive: true });
      const lucide = require("@iconify-json/lucide/icons.json") as Icons;
      writeFileSync(`${made}/gifts.svg`, sprite(giftSymbols()));
      writeFileSync(`${made}/icons.svg`, sprite(icons.map((name) => symbol(lucide, name, name))));
    },
  };
}
