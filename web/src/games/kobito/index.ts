/** Kobito on the shelf, before anybody sits down to it. */
import type { GameBox } from "../box";
import "./box.css";
import BoxCard from "./BoxCard.svelte";
import Cover from "./Cover.svelte";

export default {
  Cover,
  BoxCard,
  confetti: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"],
  endings: { gold: "K50", idle: "K53" },
  workshop: async () => (await import("./workshop")).default,
  room: async () => (await import("./room")).default,
} satisfies GameBox;
