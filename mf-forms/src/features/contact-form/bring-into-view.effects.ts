import { scrollTween } from './scroll-tween.effects';

/** Distances up to this take less than the usual duration. */
const SHORT_SCROLL_PX = 100;
/** Events that mean the visitor scrolls; they end the animation. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'keydown'];

interface ScrollPath {
  readonly scroller: Element;
  readonly from: number;
  readonly to: number;
}

/**
 * Scrolls an element to the top of each scroll container around it, keeping `scroll-padding`. Jumps instead of
 * animating if the visitor prefers reduced motion.
 * @implements UTIL-10
 */
export function bringIntoView(element: HTMLElement, stop: AbortSignal): void {
  const paths = pathsTo(element);
  if (paths.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const { scroller, from } of paths) scrollTo(scroller, from);
  const longestPx = Math.max(...paths.map(({ from, to }) => Math.abs(to - from)));
  const show = (done: number): void => {
    for (const { scroller, from, to } of paths) scrollTo(scroller, from + (to - from) * done);
  };
  // One millisecond per pixel, within the tween's bounds.
  const shortly = longestPx <= SHORT_SCROLL_PX ? { durationMs: longestPx, isClamped: true } : {};
  scrollTween(show, { ...shortly, stop: untilInterrupted(stop) });
}

/** Scrolls to the target for an instant, before the next paint, to let the browser compute the final positions. */
function pathsTo(element: HTMLElement): ScrollPath[] {
  const before = scrollersAround(element).map((scroller) => ({ scroller, from: scroller.scrollTop }));
  element.scrollIntoView({ behavior: 'instant', block: 'start' });
  const paths = before.map(({ scroller, from }) => ({ scroller, from, to: scroller.scrollTop }));
  return paths.filter(({ from, to }) => from !== to);
}

function scrollersAround(element: HTMLElement): Element[] {
  const around: Element[] = [];
  for (let next = element.parentElement; next; next = next.parentElement) around.push(next);
  return around;
}

/** Instant even if the style sheet says smooth, which would animate each step of the tween. */
function scrollTo(scroller: Element, top: number): void {
  scroller.scrollTo({ top, behavior: 'instant' });
}

function untilInterrupted(stop: AbortSignal): AbortSignal {
  const interrupted = new AbortController();
  const until = AbortSignal.any([stop, interrupted.signal]);
  for (const type of OWN_SCROLLING)
    addEventListener(type, () => interrupted.abort(), { passive: true, once: true, signal: until });
  return until;
}
