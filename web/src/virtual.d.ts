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

declare module "virtual:files/*" {
  /** the data files of a game as they are, by name */
  const files: Record<string, string>;
  export default files;
}
