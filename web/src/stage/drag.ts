/** Dragging a card from its slot to a place with data-drop; a short press stays a click. */
import type { StageHandle } from "./handle";

export interface Draggable {
  stage: StageHandle;
  slot: string;
  /** false where there is nothing to drag */
  active?: boolean;
  /** the finger has begun to pull: show where the card may go */
  onpull?: () => void;
  /** let go over the place named by data-drop, or over nothing */
  ondrop: (drop: string | null) => void;
}

/** How far a finger moves before a press becomes a pull, in pixels. */
const THRESHOLD = 8;

function dropAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>("[data-drop]");
    if (place !== null) return place.dataset["drop"]!;
  }
  return null;
}

export function draggable(element: HTMLElement, options: Draggable) {
  let current = options;
  let start: { x: number; y: number; id: number } | null = null;
  let isPulled = false;

  function over(place: string | null): void {
    for (const each of document.querySelectorAll("[data-drop].over")) each.classList.remove("over");
    if (place !== null) document.querySelector(`[data-drop="${CSS.escape(place)}"]`)?.classList.add("over");
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0 || current.active === false) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    isPulled = false;
  }

  function move(event: PointerEvent): void {
    if (start === null || event.pointerId !== start.id) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!isPulled && Math.hypot(x, y) < THRESHOLD) return;
    if (!isPulled) {
      isPulled = true;
      element.setPointerCapture(event.pointerId);
      current.onpull?.();
    }
    current.stage.drag(current.slot, x, y);
    over(dropAt(event.clientX, event.clientY));
  }

  function up(event: PointerEvent): void {
    if (start === null || event.pointerId !== start.id) return;
    start = null;
    if (!isPulled) return;
    over(null);
    current.stage.drag(null, 0, 0);
    if (event.type === "pointerup") current.ondrop(dropAt(event.clientX, event.clientY));
    // The click that follows a pull means nothing.
    element.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 0);
  }

  function swallow(event: Event): void {
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  element.style.touchAction = "none";
  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  return {
    update(options: Draggable) {
      current = options;
    },
    destroy() {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
    },
  };
}
