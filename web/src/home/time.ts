/** How long ago something was, in words. */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function ago(at: number, language: string, now: number = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - at);
  const [unit, length] = STEPS.find(([, step]) => passed >= step) ?? ["minute", 60_000];
  // "This minute" reads odd for what has just been left.
  if (passed < 60_000) return words.format(0, "second");
  return words.format(-Math.floor(passed / length), unit);
}
