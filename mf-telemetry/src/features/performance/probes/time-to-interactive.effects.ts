import { PERFORMANCE_MARK_PREFIX, PERFORMANCE_TIMES } from 'shared-types/telemetry/performance';
import { isObservable, observe } from './observe.effects';
import { firstPaintMs, ownRequest, wasVisible } from '../page-clock.effects';
import type { Probe } from './probe';
import { QUIET_MS, quietSince } from './quiet-since';

const TYPE = 'longtask';

/**
 * When the page became interactive, where that is sure; never after a minute, in a page that was hidden before (the browser
 * gives it little time to work), nor where the browser does not tell of long tasks.
 */
export const interactive: Probe = (parts) => {
  const { beganMs, beforeTaking, report } = parts;
  const paintMs = firstPaintMs();
  if (paintMs === undefined || beganMs || !isObservable(TYPE)) return;
  const tasks: PerformanceEntry[] = [];
  let isReported = false;
  // What is later changes nothing.
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
