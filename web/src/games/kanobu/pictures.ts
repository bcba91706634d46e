/** Pictures for the rulebook, by clause or by the name that a chapter gives. */
import type { Component } from "svelte";
import Example from "./Example.svelte";
import Pack from "./Pack.svelte";
import Picture from "./Picture.svelte";
import { scenes, type Scene } from "./scenes";

/** A component that draws one scene and needs nothing from the page. */
function draw(clause: string, scene: Scene): Component {
  return ((anchor, props) => Picture(anchor, { ...props, clause, scene })) as Component;
}

export const pictures: Record<string, Component> = {
  C1: Pack,
  example: Example,
  ...Object.fromEntries(Object.entries(scenes).map(([clause, scene]) => [clause, draw(clause, scene)])),
};
