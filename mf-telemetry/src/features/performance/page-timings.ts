import type { Measured } from './measured';

/** What the browser tells of the page's own request. */
export type NavigationTimes = Omit<PerformanceNavigationTiming, 'toJSON'> & { readonly activationStart?: number };

/**
 * What the page's own request and its events took. Times of the page count from when the visitor asked for it: one that
 * was rendered ahead begins with being shown. Where nothing was secured there is no time for it.
 */
export function pageTimings(times: NavigationTimes): Measured[] {
  const { connectStart, connectEnd, secureConnectionStart: secureStart, activationStart = 0 } = times;
  const since = (at: number) => Math.max(at - activationStart, 0);
  const values = {
    ttfb: since(times.responseStart),
    dns: times.domainLookupEnd - times.domainLookupStart,
    tcp: (secureStart || connectEnd) - connectStart,
    ...(secureStart > 0 && { tls: connectEnd - secureStart }),
    'encoded-body': times.encodedBodySize,
    'decoded-body': times.decodedBodySize,
    'dom-content-loaded': since(times.domContentLoadedEventEnd),
    load: since(times.loadEventEnd),
  } as const;
  return Object.entries(values).flatMap(([metric, value]) =>
    value >= 0 ? [{ metric: metric as keyof typeof values, value, isFinal: true }] : [],
  );
}
