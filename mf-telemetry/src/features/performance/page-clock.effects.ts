import type { NavigationTimes } from './page-timings';

/** The page's own request, where the browser tells of it. */
export function ownRequest(): (NavigationTimes & Pick<PerformanceNavigationTiming, 'type'>) | undefined {
  return performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
}

/** When the visitor was there, in milliseconds since the page began: 0, but for a page that was rendered ahead. */
export function shownMs(): number {
  return ownRequest()?.activationStart ?? 0;
}

/**
 * Tells whether the page was in sight until then: what is painted where nobody looks comes late, and says nothing. A
 * browser that does not remember says whether it is in sight now.
 */
export function wasVisible(untilMs: number): boolean {
  const states = performance.getEntriesByType('visibility-state');
  const hidden = states.find(({ name, startTime }) => name === 'hidden' && startTime >= shownMs());
  return states.length > 0 ? !hidden || untilMs < hidden.startTime : !document.hidden;
}

/** The first contentful paint of a page in sight, in milliseconds since the page began. */
export function firstPaintMs(): number | undefined {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint && wasVisible(paint.startTime) ? paint.startTime : undefined;
}
