import type { Host } from 'shared-types/host/host';
import {
  PERFORMANCE_TIMES,
  type PerformanceFlags,
  type PerformanceNavigation,
} from 'shared-types/telemetry/performance';
import { deliveryOf } from '../../parts/delivery/delivery-of';
import { pageRelease } from '../../parts/origin/page-release.effects';
import { createLoadReport, type LoadReport } from './load-report';
import { onRestored, ownRequest, shownMs } from './page-clock.effects';
import { getPerformanceSettings } from './performance.api';
import type { ProbeParts } from './probe';
import { PROBES } from './probes';

/**
 * Measures the page load, and each later one in which the page comes back out of the browser's memory. Every one begins
 * with asking the server; nothing is measured before it has said that it wants to know.
 */
export function start(_root: HTMLElement, host: Host): void {
  const { context, request, stop } = host;
  const delivery = deliveryOf(host);
  let report: LoadReport | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (what: 'all' | 'final'): void => {
    try {
      const call = report?.call(what, Date.now());
      if (call) delivery.send(call);
    } catch (error) {
      warn(error);
    }
  };
  const measure = createMeasure(host, (measured) => report?.note(measured));
  const begin = async (navigation: PerformanceNavigation, loadedMs: number): Promise<void> => {
    clearTimeout(timer);
    const mine = (report = createLoadReport({ navigation, path: context.pagePath }));
    const settings = await getPerformanceSettings(request).catch(warn);
    if (!settings?.flags.records || stop.aborted || report !== mine) return;
    mine.allow(settings);
    measure(settings.flags);
    timer = setTimeout(() => send('final'), loadedMs + PERFORMANCE_TIMES.flushMs - performance.now());
  };

  delivery.beforeLeaving(() => send('all'));
  stop.addEventListener('abort', () => clearTimeout(timer));
  onRestored(host, (atMs) => void begin('restored', atMs));
  const own = ownRequest();
  void begin(navigationOf(own), own?.loadEventEnd ?? 0);
}

/** What is wrong with an answer is no fault of the page's code. */
function warn(error: unknown): undefined {
  console.warn(error instanceof Error ? error.message : error);
}

/** Makes the function that starts to measure, once: what was started measures every later page load too. */
function createMeasure(
  { stop, telemetry }: Pick<Host, 'stop' | 'telemetry'>,
  tell: ProbeParts['tell'],
): (flags: PerformanceFlags) => void {
  let isMeasured = false;
  return ({ remotes }) => {
    if (isMeasured) return;
    isMeasured = true;
    const parts = { tell, stop, release: pageRelease(), onError: (error: unknown) => void telemetry.error(error) };
    for (const probe of remotes ? [...PROBES.records, ...PROBES.remotes] : PROBES.records) probe(parts);
  };
}

/** How the visitor came. A page that was rendered ahead was activated later than it began. */
function navigationOf(own: ReturnType<typeof ownRequest>): PerformanceNavigation {
  return shownMs() > 0 ? 'prerender' : (own?.type ?? 'navigate');
}
