/** The clause of the rulebook that tells what each sign does. */
export const CLAUSES: Record<string, string> = {
  Ro: "C14",
  Pa: "C14",
  Sc: "C14",
  Sk: "C20",
  "3": "C21",
  Di: "C22",
  "1": "C23",
  "2": "C24",
  Ch: "C25",
  St: "C27",
  Ca: "C28",
  Co: "C12",
};
