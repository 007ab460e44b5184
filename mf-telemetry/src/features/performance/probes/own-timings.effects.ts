import type { PerformanceMetric } from 'shared-types/telemetry/performance';
import { ownRequest } from '../page-clock.effects';
import { pageTimings } from '../page-timings';
import type { Probe } from './probe';

/** Timings of the page's own request. It has completed before this starts; a restored page makes none. */
export const ownTimings: Probe = ({ beganMs, report }) => {
  const times = ownRequest();
  if (!times || beganMs) return;
  for (const [metric, value] of Object.entries(pageTimings(times)))
    report({ metric: metric as PerformanceMetric, value, isFinal: true });
};
