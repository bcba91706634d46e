/** The groups of this browser: the secret of each link, kept here and sent to nobody but the server. */

export interface MyGroup {
  id: string;
  secret: string;
  name: string;
  /** who sits here; empty until somebody says so */
  me: string;
  /** when the page was last open here, in milliseconds */
  at: number;
}

const KEY = "smallbox.groups";
const MOST = 40;
/** What the server takes for a secret. */
const SECRET = /^[A-Za-z0-9_-]{32,64}$/;

export function myGroups(): MyGroup[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as MyGroup[];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export function myGroup(id: string): MyGroup | undefined {
  return myGroups().find((group) => group.id === id);
}

/** Keep a group, as the newest. */
export function keepGroup(group: MyGroup): void {
  write([group, ...myGroups().filter(({ id }) => id !== group.id)].slice(0, MOST));
}

export function dropGroup(id: string): void {
  write(myGroups().filter((group) => group.id !== id));
}

/** The secret of a link, or the one that this browser keeps; empty where neither is one. */
export function secretOf(id: string, given: string): string {
  return SECRET.test(given) ? given : (myGroup(id)?.secret ?? "");
}

function write(groups: MyGroup[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(groups));
  } catch {
    // Without storage a group is found by its link.
  }
}
