declare module "virtual:texts" {
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
  /** by their own names */
  export const languages: Record<string, string>;
}

declare module "virtual:rulebooks" {
  import type { Rulebook } from "./rules/cut";
  const rulebooks: Record<string, () => Promise<{ default: Rulebook }>>;
  export default rulebooks;
}

declare module "virtual:boxes" {
  /** what stands on a box, as far as its printed rules say it */
  const boxes: Record<string, { age?: number; minutes?: [number, number] }>;
  export default boxes;
}

declare module "virtual:components/kobito" {
  const files: Record<"kobito", { numbers: number; copies_per_number: number; kobitos: number; replacements: number; gold: { need: number; value: number }[] }>;
  export default files;
}

declare module "virtual:components/kanobu" {
  /** how many there are of each symbol */
  type Counts = Record<string, number>;
  const files: Record<string, { colours: string[]; each: Counts; pairs: Record<string, Counts>; purple: Counts; removeWithTwoPlayers: string[] }>;
  export default files;
}

declare module "virtual:components/hat" {
  const files: Record<"hat_gifts", { en: string; arrow: "left" | "right"; arrow_colour: "black" | "white"; arrow_crossed: "left" | "right" }[]>;
  export default files;
}

declare module "virtual:example/kanobu" {
  /** A step of the example round; what is absent did not happen. */
  interface Step {
    seat: number;
    moves: string[];
    top: string;
    hand: string[];
    /** the card that was refused, where it was one */
    tried?: string;
    refusal?: { clause: string; reason: string; facts: Record<string, unknown> };
    played?: string[];
    drawn?: string[];
    open?: string[];
    amount?: number;
  }
  const example: { position: string; steps: Step[] };
  export default example;
}
