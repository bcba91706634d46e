declare module "virtual:components/kanobu" {
  /** how many there are of each symbol */
  type Counts = Record<string, number>;
  const files: Record<string, { colours: string[]; each: Counts; pairs: Record<string, Counts>; purple: Counts; removeWithTwoPlayers: string[] }>;
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
