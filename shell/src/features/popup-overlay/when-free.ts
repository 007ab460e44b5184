import { takesKeys } from '../../parts/typed-text/typed-text';
import { followScrolling, type ScrollSample } from './follow-scrolling';
import { holdsFocus } from './holds-focus';

/** What covers the page, no matter who has opened it. */
const OVER_PAGE = 'dialog[open], [aria-modal="true"]';
/** Overlays of all makes end in ways of their own, which no event has in common. */
const LOOK_EVERY_MS = 100;
/** A page that settles, under a phone's bar for one, moves by as much. It is nobody's scrolling, and may never end. */
const SETTLING_PX = 4;

/**
 * Resolves once nothing lies over the page, and the visitor is neither in a field nor at the cookie banner nor scrolling:
 * what comes then covers nothing that is open, and takes the focus from nothing that is being used. Never after the signal.
 *
 * @implements UTIL-01
 */
export function whenFree(page: Document, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) return;
    const free = new AbortController();
    const until = AbortSignal.any([stop, free.signal]);
    const isScrolling = watchScrolling(page, until);
    // The first look is not at once: who is scrolling now shows it by then.
    const timer = setInterval(() => {
      if (isScrolling() || isInUse(page)) return;
      free.abort();
      resolve();
    }, LOOK_EVERY_MS);
    until.addEventListener('abort', () => clearInterval(timer));
  });
}

function isInUse(page: Document): boolean {
  const edge = page.querySelector('.frame-edge');
  const isAtEdge = edge !== null && holdsFocus(page, { container: edge });
  return isAtEdge || page.querySelector(OVER_PAGE) !== null || holdsFocus(page, { predicate: takesKeys });
}

function watchScrolling(page: Document, stop: AbortSignal): () => boolean {
  let isScrolling = false;
  const onScroll = (samples: readonly ScrollSample[]): void =>
    void (isScrolling = samples.length === 1 || hasMoved(samples));
  followScrolling(page, { onScroll, onEnd: () => (isScrolling = false) }, stop);
  return () => isScrolling;
}

/** One place alone says nothing yet. */
function hasMoved(samples: readonly ScrollSample[]): boolean {
  const spread = (places: readonly number[]): number => Math.max(...places) - Math.min(...places);
  return Math.max(spread(samples.map(({ top }) => top)), spread(samples.map(({ left }) => left))) > SETTLING_PX;
}
