import type { NavigationTimes } from './page-timings';

/** The page's navigation entry, if the browser has one. */
export function ownRequest(): (NavigationTimes & Pick<PerformanceNavigationTiming, 'type'>) | undefined {
  return performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
}

/** When the page was shown, in milliseconds since it started: above 0 only for a prerendered page. */
export function shownMs(): number {
  return ownRequest()?.activationStart ?? 0;
}

/** A hidden page paints late, so its paint times mean nothing. Without a visibility history, answers for now. */
export function wasVisible(untilMs: number): boolean {
  const states = performance.getEntriesByType('visibility-state');
  const hidden = states.find(({ name, startTime }) => name === 'hidden' && startTime >= shownMs());
  return states.length > 0 ? !hidden || untilMs < hidden.startTime : !document.hidden;
}

/** First contentful paint of a visible page, in milliseconds since the page started. */
export function firstPaintMs(): number | undefined {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint && wasVisible(paint.startTime) ? paint.startTime : undefined;
}
