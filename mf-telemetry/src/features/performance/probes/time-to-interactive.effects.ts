import { PERFORMANCE_MARK_PREFIX, PERFORMANCE_TIMES } from 'shared-types/telemetry/performance';
import { isObservable, observe } from './observe.effects';
import { firstPaintMs, ownRequest, wasVisible } from '../page-clock.effects';
import type { Probe } from './probe';
import { QUIET_MS, quietSince } from './quiet-since';

const TYPE = 'longtask';

/** Not reported if uncertain after a minute, if the page was hidden before, or if the browser lacks long tasks. */
export const interactive: Probe = (parts) => {
  const { beganMs, beforeTaking, report } = parts;
  const paintMs = firstPaintMs();
  if (paintMs === undefined || beganMs || !isObservable(TYPE)) return;
  const tasks: PerformanceEntry[] = [];
  let isReported = false;
  // Later tasks change nothing.
  observe(TYPE, parts, (task) => void (task.startTime < PERFORMANCE_TIMES.waitMs && tasks.push(task)));
  beforeTaking(() => {
    const quietMs = quietSince(paintMs, tasks);
    const sureMs = quietMs + QUIET_MS;
    const value = Math.max(quietMs, ownRequest()?.domContentLoadedEventEnd ?? 0);
    const latestMs = Math.min(performance.now(), PERFORMANCE_TIMES.waitMs);
    if (isReported || sureMs > latestMs || !wasVisible(sureMs)) return;
    isReported = true;
    performance.mark(`${PERFORMANCE_MARK_PREFIX}time-to-interactive`, { startTime: value });
    report({ metric: 'tti', value, isFinal: true });
  });
};
