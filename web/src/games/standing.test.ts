// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../wire";
import { MARKS, standing } from "./standing";

const ANN: SeatInfo = { name: "Ann", level: null, is_program: false, is_ready: false, is_away: false, is_resigned: false, is_gone: false, asked_by: [], commit: "" };

describe("who plays on a seat", () => {
  it("tells seven kinds apart", () => {
    expect(standing(ANN, true)).toBe("here");
    expect(standing(ANN, false)).toBe("away");
    expect(standing({ ...ANN, is_away: true }, false)).toBe("stood-in");
    expect(standing({ ...ANN, is_resigned: true }, true)).toBe("resigned");
    expect(standing({ ...ANN, is_resigned: true, is_gone: true }, false)).toBe("gone");
    expect(standing({ ...ANN, level: "normal" }, false)).toBe("bot");
    expect(standing({ ...ANN, is_program: true }, true)).toBe("program");
    expect(standing({ ...ANN, is_program: true }, false)).toBe("away");
  });

  it("has a picture of its own for each", () => {
    expect(new Set(Object.values(MARKS)).size).toBe(Object.keys(MARKS).length);
  });
});
