import type { PerformanceMetric } from 'shared-types/telemetry/performance';

/** What the browser tells of the page's own request; `activationStart` is when a page that was rendered ahead was shown. */
export type NavigationTimes = Omit<PerformanceNavigationTiming, 'toJSON'> & { readonly activationStart?: number };

/**
 * What the page's own request and its events took. Times of the page count from when the visitor asked for it: one that
 * was rendered ahead begins with being shown. Where nothing was secured there is no time for it: less than none.
 */
export function pageTimings(times: NavigationTimes) {
  const { connectStart, connectEnd, secureConnectionStart: secureStart, activationStart = 0 } = times;
  const since = (at: number) => Math.max(at - activationStart, 0);
  return {
    ttfb: since(times.responseStart),
    dns: times.domainLookupEnd - times.domainLookupStart,
    tcp: (secureStart || connectEnd) - connectStart,
    tls: secureStart ? connectEnd - secureStart : -1,
    'encoded-body': times.encodedBodySize,
    'decoded-body': times.decodedBodySize,
    'dom-content-loaded': since(times.domContentLoadedEventEnd),
    load: since(times.loadEventEnd),
  } satisfies Partial<Record<PerformanceMetric, number>>;
}
