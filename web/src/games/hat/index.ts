/** That's Not a Hat on the shelf, before anybody sits down to it. */
import type { GameBox } from "../box";
import "./box.css";
import BoxCard from "./BoxCard.svelte";
import Cover from "./Cover.svelte";

export default {
  Cover,
  BoxCard,
  confetti: ["", ""],
  endings: { limit: "H33", guard: "H40", match: "H36" },
  gestures: (options) => (options["emotes"] === "off" ? [] : ["sure", "unsure", "poker_face"]),
  workshop: async () => (await import("./workshop")).default,
  room: async () => (await import("./room")).default,
} satisfies GameBox;
