/** Pictures for the rulebook, by clause. */
import type { Component } from "svelte";

export const pictures: Record<string, Component> = {};
