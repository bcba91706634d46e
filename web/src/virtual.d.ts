declare module "virtual:texts" {
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
}

declare module "virtual:rulebooks" {
  import type { Rulebook } from "./rules/cut";
  const rulebooks: Record<string, () => Promise<{ default: Rulebook }>>;
  export default rulebooks;
}
