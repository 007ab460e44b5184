import { scrollTween } from './scroll-tween.effects';

/** A way of so few pixels is no journey. */
const SHORT_SCROLL_PX = 100;
/** With these the visitor scrolls too, and goes first. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'keydown'];

/** Something that scrolls, and the way it has to go. */
interface ScrollPath {
  readonly scroller: Element;
  readonly from: number;
  readonly to: number;
}

/**
 * Scrolls until an element stands at the top of what it scrolls in, with the room the page keeps there
 * (`scroll-padding`), be that the window or a part of the page. At once for who wants no movement.
 *
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
  // A millisecond a pixel, as far as the bounds leave it that.
  const shortly = longestPx <= SHORT_SCROLL_PX ? { durationMs: longestPx, isClamped: true } : {};
  scrollTween(show, { ...shortly, stop: untilInterrupted(stop) });
}

/** The browser knows where it all ends: it is there for a moment nobody sees. */
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

/** Whatever the style sheet says of smoothness, which would run after every step of the tween. */
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
