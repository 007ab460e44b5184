import { focusedField } from '../../parts/typed-text/typed-text';

/** What covers the page, whoever has opened it. */
const OVER_PAGE = 'dialog[open], [aria-modal="true"]';
/** Overlays of all makes end in ways of their own, which no event has in common. */
const LOOK_EVERY_MS = 300;

/**
 * Resolves once nothing lies over the page, and the visitor is not in a field or at the cookie banner: what comes then
 * covers nothing that is open, and takes the focus from nothing that is being used. Never after the signal.
 */
export function whenFree(page: Document, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (isInUse(page)) return;
      clearInterval(timer);
      resolve();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    stop.addEventListener('abort', () => clearInterval(timer));
    look();
  });
}

function isInUse(page: Document): boolean {
  const isAtEdge = page.activeElement?.closest('.frame-edge');
  return Boolean(page.querySelector(OVER_PAGE) ?? focusedField(page) ?? isAtEdge);
}
