/** Mouse, fingers and wheel: pan, pinch, zoom; two taps beside everything show the whole board. A drag isn't a click. */
import type { Camera } from "./camera.svelte";

const SLACK = 6;
/** Two taps within this time, this close to each other, are one gesture. */
const TWICE_MS = 320;
const NEAR = 36;

/** What lies upon the board and has gestures of its own. */
export const APART = ".tip, .controls, .corner, .map";

export function gestures(camera: Camera): (node: HTMLElement) => () => void {
  return (node) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let dragged = false;
    let gap = 0;
    let travelled = 0;
    let last = { x: 0, y: 0, time: -Infinity };
    const local = (event: { clientX: number; clientY: number }) => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const spread = (): number => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };
    const down = (event: PointerEvent): void => {
      if (event.target instanceof Element && event.target.closest(APART)) return;
      fingers.set(event.pointerId, local(event));
      if (fingers.size === 1) [dragged, travelled] = [false, 0];
      gap = spread();
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = local(event);
      fingers.set(event.pointerId, now);
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (travelled < SLACK) return;
      dragged = true;
      node.setPointerCapture(event.pointerId);
      const share = 1 / fingers.size;
      camera.pan((now.x - before.x) * share, (now.y - before.y) * share);
      if (fingers.size === 2) {
        const [a, b] = [...fingers.values()];
        const wide = spread();
        if (a && b && gap) camera.zoom(wide / gap, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
        gap = wide;
      }
    };
    const up = (event: PointerEvent): void => {
      if (fingers.size === 1 && event.type === "pointerup" && event.pointerType === "touch" && !dragged) tapped(event);
      fingers.delete(event.pointerId);
      gap = spread();
    };
    const tapped = (event: PointerEvent): void => {
      if (event.target instanceof Element && event.target.closest("[data-place]")) return;
      const now = { ...local(event), time: event.timeStamp };
      const isSecond = now.time - last.time < TWICE_MS && Math.hypot(now.x - last.x, now.y - last.y) < NEAR;
      last = isSecond ? { ...now, time: -Infinity } : now;
      if (isSecond) camera.toggle();
    };
    const wheel = (event: WheelEvent): void => {
      if (event.target instanceof Element && event.target.closest(".tip")) return;
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * 0.0016), local(event));
    };
    const click = (event: MouseEvent): void => {
      if (dragged) event.stopPropagation();
      dragged = false;
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    node.addEventListener("wheel", wheel, { passive: false });
    node.addEventListener("click", click, { capture: true });
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("wheel", wheel);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
