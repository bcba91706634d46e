/** Small pictures for the rulebook, by clause. */
import type { Component } from "svelte";
import Picture from "./Picture.svelte";
import { scenes, type Scene } from "./scenes";

/** A component that draws one scene and needs nothing from the page. */
function draw(clause: string, scene: Scene): Component {
  return ((anchor, props) => Picture(anchor, { ...props, clause, scene })) as Component;
}

export const pictures: Record<string, Component> = Object.fromEntries(
  Object.entries(scenes).map(([clause, scene]) => [clause, draw(clause, scene)]),
);
