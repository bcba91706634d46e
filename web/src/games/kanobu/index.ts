/** Kanobu on the shelf, before anybody sits down to it. */
import type { GameBox } from "../box";
import "./box.css";
import BoxCard from "./BoxCard.svelte";
import Cover from "./Cover.svelte";

export default {
  Cover,
  BoxCard,
  confetti: ["●", "▲", "■", "◆"],
  endings: { win: "C5", stalemate: "C33", cap: "C34" },
  workshop: async () => (await import("./workshop")).default,
  room: async () => (await import("./room")).default,
} satisfies GameBox;
