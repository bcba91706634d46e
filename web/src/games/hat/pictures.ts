/** Pictures for the rulebook, by clause. */
import type { Component } from "svelte";
import Picture from "./Picture.svelte";
import { samples } from "./samples";

export const pictures: Record<string, Component> = Object.fromEntries(
  samples.map((sample): [string, Component] => [sample.clause, (internals) => Picture(internals, { sample })]),
);
