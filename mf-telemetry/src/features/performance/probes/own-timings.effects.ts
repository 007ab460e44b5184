import type { PerformanceMetric } from 'shared-types/telemetry/performance';
import { ownRequest } from '../page-clock.effects';
import { pageTimings } from '../page-timings';
import type { Probe } from './probe';

/** What the page's own request and its events took; this is started after all of them, and a page that comes back has made none. */
export const ownTimings: Probe = ({ beganMs, report }) => {
  const times = ownRequest();
  if (!times || beganMs) return;
  for (const [metric, value] of Object.entries(pageTimings(times)))
    report({ metric: metric as PerformanceMetric, value, isFinal: true });
};
