/** Pictures for the rulebook, by clause. */
import type { Component } from "svelte";
import ArrowSplit from "./ArrowSplit.svelte";
import GiftList from "./GiftList.svelte";
import Picture from "./Picture.svelte";
import { samples } from "./samples";

export const pictures: Record<string, Component> = {
  A6: ArrowSplit,
  A9: GiftList,
  ...Object.fromEntries(samples.map((sample): [string, Component] => [sample.clause, (internals) => Picture(internals, { sample })])),
};
