/** Pixels from the edges of the stage within which a drag scrolls the page. */
const NEAR = 72;
const FASTEST = 18;

export interface AutoScroll {
  /** The pointer is at this height of the window. */
  move(clientY: number): void;
  stop(): void;
}

/** Scrolls a framed page while something is dragged near the upper or lower edge of the layer. */
export function startAutoScroll(layer: HTMLElement, view: Window): AutoScroll {
  const { top, bottom } = layer.getBoundingClientRect();
  let speed = 0;
  let frame = requestAnimationFrame(function step() {
    if (speed !== 0) view.scrollBy({ top: speed, behavior: 'instant' });
    frame = requestAnimationFrame(step);
  });
  return {
    move(clientY) {
      const above = Math.max(0, NEAR - (clientY - top));
      const below = Math.max(0, NEAR - (bottom - clientY));
      speed = (Math.min(below, NEAR) - Math.min(above, NEAR)) * (FASTEST / NEAR);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
