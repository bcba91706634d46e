import { beforeEach, expect, test } from "vitest";
import { dropGroup, keepGroup, myGroup, myGroups, secretOf } from "./mine";

const SECRET = "0123456789abcdef0123456789abcdef";
const group = (id: string, at = 0) => ({ id, secret: SECRET, name: id, me: "", at });

beforeEach(() => localStorage.clear());

test("the group that was open last comes first, and once", () => {
  keepGroup(group("A"));
  keepGroup(group("B"));
  keepGroup(group("A", 2));
  expect(myGroups().map(({ id }) => id)).toEqual(["A", "B"]);
  expect(myGroup("A")?.at).toBe(2);
  dropGroup("A");
  expect(myGroup("A")).toBeUndefined();
});

test("a link without its secret opens what this browser knows, and nothing else", () => {
  keepGroup(group("A"));
  expect(secretOf("A", "")).toBe(SECRET);
  expect(secretOf("A", "too-short")).toBe(SECRET);
  expect(secretOf("A", SECRET.replaceAll("0", "f"))).toBe(SECRET.replaceAll("0", "f"));
  expect(secretOf("B", "too-short")).toBe("");
});
