/** Small journeys on the table: an element starts somewhere else and comes to its place. */
import { isStill, travel } from "../../settings.svelte";
import type { Point } from "./places";

export interface Journey {
  /** from here to the place of the element, in pixels */
  by: Point;
  scale?: number;
  /** in travel times */
  times?: number;
  /** comes round from its other side */
  turns?: boolean;
}

/** Come from elsewhere when the element appears. */
export function fly(element: HTMLElement, journey: Journey | null): void {
  if (journey === null || isStill()) return;
  const { by, scale = 1, times = 1.6, turns = false } = journey;
  const start = `translate(${by.x}px, ${by.y}px) scale(${scale})${turns ? " rotateY(90deg)" : ""}`;
  const upright = `translate(${by.x}px, ${by.y}px) scale(${scale})`;
  const frames: Keyframe[] = turns ? [{ transform: start }, { transform: upright, offset: 0.35 }, { transform: "none" }] : [{ transform: start }, { transform: "none" }];
  element.animate(frames, { duration: travel() * times, easing: "cubic-bezier(0.3, 0.7, 0.3, 1)" });
}
