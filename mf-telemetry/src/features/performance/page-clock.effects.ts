import type { ProbeParts } from './probe';

/** What the browser tells of the page's own request; `activationStart` is when a page that was rendered ahead was shown. */
type OwnRequest = PerformanceNavigationTiming & { readonly activationStart?: number };

/** The page's own request, where the browser tells of it. */
export function ownRequest(): OwnRequest | undefined {
  return performance.getEntriesByType('navigation')[0] as OwnRequest | undefined;
}

/** When the visitor was there, in milliseconds since the page began: 0, but for a page that was rendered ahead. */
export function shownMs(): number {
  return ownRequest()?.activationStart ?? 0;
}

/**
 * Tells whether the page was in sight until then: what is painted where nobody looks comes late, and says nothing. A
 * browser that does not remember says whether it is in sight now.
 */
export function wasInSight(untilMs: number): boolean {
  const states = performance.getEntriesByType('visibility-state');
  const hidden = states.find(({ name, startTime }) => name === 'hidden' && startTime >= shownMs());
  return states.length > 0 ? !hidden || untilMs < hidden.startTime : !document.hidden;
}

/** The first contentful paint of a page in sight, in milliseconds since the page began. */
export function firstPaintMs(): number | undefined {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint && wasInSight(paint.startTime) ? paint.startTime : undefined;
}

/** Calls each time the page comes back out of the browser's memory, with the time of that. */
export function onRestored({ stop }: Pick<ProbeParts, 'stop'>, then: (atMs: number) => void): void {
  addEventListener('pageshow', ({ persisted, timeStamp }) => persisted && then(timeStamp), { signal: stop });
}
