import type { PerformanceMetric } from 'shared-types/telemetry/performance';

/** The page's navigation entry; `activationStart` is when a prerendered page was shown. */
export type NavigationTimes = Omit<PerformanceNavigationTiming, 'toJSON'> & { readonly activationStart?: number };

/**
 * Times count from the navigation, or from the activation of a prerendered page. Without TLS, the negotiation time is
 * negative, which is not reported.
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
