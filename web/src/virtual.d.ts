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
