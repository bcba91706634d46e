// @vitest-environment node
import { expect, test } from "vitest";
import { readCsv, writeCsv } from "./csv";

test("cells with commas, quotes and breaks come back as they were", () => {
  const rows = [["id", "en"], ["g1", 'a "nice", big\nhat'], ["g2", "їжак"]];
  expect(readCsv(writeCsv(rows))).toEqual(rows);
});

test("empty lines and the ends of lines of other systems do not matter", () => {
  expect(readCsv("a,b\r\n\r\n1,2\r\n")).toEqual([["a", "b"], ["1", "2"]]);
});

test("a quote that is not closed is no file", () => {
  expect(() => readCsv('a,"b')).toThrow();
});
