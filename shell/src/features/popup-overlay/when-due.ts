import type { PopupOverlaySettings } from 'shared-types/site/page/popup-overlay';

const SECOND_MS = 1000;
const PERCENT = 100;

/**
 * Resolves once the popup's delay has passed and the visitor has scrolled as far as it asks; a page that cannot be scrolled
 * counts as scrolled. Never after the signal.
 */
export async function whenDue(
  page: Document,
  { delaySeconds = 0, scrollPercent = 0 }: Pick<PopupOverlaySettings, 'delaySeconds' | 'scrollPercent'>,
  stop: AbortSignal,
): Promise<void> {
  const isScrolled = (): boolean => scrolledPercent(page) >= scrollPercent;
  const delay = new Promise<void>((resolve) => {
    if (delaySeconds === 0) return resolve();
    const timer = setTimeout(resolve, delaySeconds * SECOND_MS);
    stop.addEventListener('abort', () => clearTimeout(timer));
  });
  const scroll = new Promise<void>((resolve) => {
    if (isScrolled()) return resolve();
    page.addEventListener('scroll', () => void (isScrolled() && resolve()), { passive: true, signal: stop });
  });
  await Promise.all([delay, scroll]);
}

function scrolledPercent({ scrollingElement: place }: Document): number {
  const room = place ? place.scrollHeight - place.clientHeight : 0;
  return room > 0 && place ? (place.scrollTop / room) * PERCENT : PERCENT;
}
