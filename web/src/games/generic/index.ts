/** The box of a game that this build does not know: plain card, and inside it the generic table. */
import type { GameBox } from "../box";
import "./box.css";
import BoxCard from "./BoxCard.svelte";
import Cover from "./Cover.svelte";

export default {
  Cover,
  BoxCard,
  confetti: ["●", "◆", "■", "▲"],
  endings: {},
  room: async (name) => (await import("./room")).roomOf(name),
} satisfies GameBox;
