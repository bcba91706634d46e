/** Pictures for the rulebook, by clause. */
import type { Component } from "svelte";
import BoxContents from "./BoxContents.svelte";
import Drawing from "./Drawing.svelte";
import { samples } from "./samples";

export const pictures: Record<string, Component> = {
  K1: BoxContents,
  ...Object.fromEntries(Object.keys(samples).map((clause): [string, Component] => [clause, (internals) => Drawing(internals, { clause })])),
};
