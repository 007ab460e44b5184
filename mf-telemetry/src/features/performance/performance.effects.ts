import type { Host } from 'shared-types/host/host';
import { PERFORMANCE_CALLS, PERFORMANCE_TIMES, type PerformanceNavigation } from 'shared-types/telemetry/performance';
import { deliveryOf } from '../../parts/delivery/delivery-of';
import { onReturn } from '../../parts/return/on-return.effects';
import { ownRequest, shownMs } from './page-clock.effects';
import { createPageLoad } from './page-load';
import { getPerformanceSettings } from './performance.api';
import { PROBES } from './probes/probes';

const CALL = { path: PERFORMANCE_CALLS.recordPerformance.path, format: 'text' } as const;

interface LoadBegun {
  readonly beganMs: number;
  readonly loadedMs: number;
  readonly navigation: PerformanceNavigation;
}

/**
 * Measures the page load, and each restore from the back/forward cache as another one. Nothing is measured before the
 * server has sent the settings of that load.
 */
export function start(_root: HTMLElement, host: Host): void {
  const { context, request, stop, telemetry } = host;
  const { beforeLeaving, send } = deliveryOf(host);
  let over = new AbortController();
  let report: (what: 'all' | 'final') => void = () => undefined;

  const begin = async ({ beganMs, loadedMs, navigation }: LoadBegun): Promise<void> => {
    over.abort();
    over = new AbortController();
    report = () => undefined;
    const { signal } = over;
    const settings = await getPerformanceSettings(request).catch(warn);
    if (settings?.flags.records !== true || signal.aborted) return;
    const { encode, flags, pageLoadId } = settings;
    const hasRemotes = flags.remotes === true;
    const load = createPageLoad();
    report = (what) => {
      const measured = load.take(what).filter(({ joins }) => hasRemotes || !joins);
      const body = () => encode(measured, { pageLoadId, navigation, path: context.pagePath }, Date.now());
      const { length } = measured;
      if (length > 0) send({ ...CALL, body: body(), records: length });
      else if (what === 'final') console.warn('Data is empty');
    };
    const attempt = (work: () => void): void => {
      try {
        work();
      } catch (error) {
        void telemetry.error(error);
      }
    };
    const parts = { ...load, attempt, beganMs, stop: signal };
    for (const probe of hasRemotes ? [...PROBES.records, ...PROBES.remotes] : PROBES.records) probe(parts);
    const timer = setTimeout(() => report('final'), loadedMs + PERFORMANCE_TIMES.flushMs - performance.now());
    signal.addEventListener('abort', () => clearTimeout(timer));
  };

  beforeLeaving(() => report('all'));
  stop.addEventListener('abort', () => over.abort());
  onReturn((atMs) => void begin({ beganMs: atMs, loadedMs: atMs, navigation: 'restored' }), stop);
  void begin(ownLoad());
}

/** An invalid response is not an error of the page's code, so it is only logged. */
function warn(error: unknown): undefined {
  console.warn(error instanceof Error ? error.message : error);
}

/** The initial page load. A prerendered page is activated later than it started, and may have loaded long before. */
function ownLoad(): LoadBegun {
  const { loadEventEnd = 0, type = 'navigate' } = ownRequest() ?? {};
  return {
    beganMs: 0,
    loadedMs: Math.max(loadEventEnd, shownMs()),
    navigation: shownMs() > 0 ? 'prerender' : type,
  };
}
