import { takesKeys } from '../../parts/typed-text/typed-text';
import { followScrolling, type ScrollSample } from './follow-scrolling';
import { holdsFocus } from './holds-focus';

/** Anything that covers the page, whoever opened it. */
const OVER_PAGE = 'dialog[open], [aria-modal="true"]';
/** Overlays of third parties have no common closing event. */
const LOOK_EVERY_MS = 100;
/** The page moves slightly without scrolling, for example when a phone's toolbar hides. */
const SETTLING_PX = 4;

/**
 * Resolves once no overlay is open and the visitor is not typing, using the cookie banner or scrolling, so that the popup
 * interrupts nothing. Never after the signal.
 *
 * @implements UTIL-01
 */
export function whenFree(page: Document, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) return;
    const free = new AbortController();
    const until = AbortSignal.any([stop, free.signal]);
    const isScrolling = watchScrolling(page, until);
    // Not at once, so that scrolling in progress is noticed.
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

/** A single position shows no movement. */
function hasMoved(samples: readonly ScrollSample[]): boolean {
  const spread = (places: readonly number[]): number => Math.max(...places) - Math.min(...places);
  return Math.max(spread(samples.map(({ top }) => top)), spread(samples.map(({ left }) => left))) > SETTLING_PX;
}
