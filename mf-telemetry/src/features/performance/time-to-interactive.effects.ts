import { PERFORMANCE_MARK_PREFIX, PERFORMANCE_TIMES } from 'shared-types/telemetry/performance';
import { isObservable, observe } from './observe.effects';
import { firstPaintMs, ownRequest, wasInSight } from './page-clock.effects';
import type { Probe } from './probe';
import { timeToInteractive } from './time-to-interactive';

/**
 * When the page became interactive, once that is sure; never after a minute, in a page that was hidden before (the browser
 * gives it little time to work), nor where the browser does not tell of long tasks.
 */
export const interactive: Probe = (parts) => {
  const { stop, tell } = parts;
  const paintMs = firstPaintMs();
  const parsedMs = ownRequest()?.domContentLoadedEventEnd ?? 0;
  if (paintMs === undefined || !isObservable('longtask') || !wasInSight(performance.now())) return;
  const over = new AbortController();
  const end = () => over.abort();
  const tasks: PerformanceEntry[] = [];
  const look = (): void => {
    const nowMs = performance.now();
    const { valueMs, sureMs, isSure } = timeToInteractive({
      paintMs,
      parsedMs,
      tasks,
      nowMs,
    });
    if (over.signal.aborted || sureMs > PERFORMANCE_TIMES.waitMs) return end();
    if (!isSure) return void (timer = setTimeout(look, sureMs - nowMs));
    performance.mark(`${PERFORMANCE_MARK_PREFIX}time-to-interactive`, { startTime: valueMs });
    tell({ metric: 'tti', value: valueMs, isFinal: true });
    end();
  };
  stop.addEventListener('abort', end, { signal: over.signal });
  document.addEventListener('visibilitychange', end, { signal: over.signal });
  observe('longtask', { ...parts, stop: over.signal }, (task) => tasks.push(task));
  // The entries from before are told in the next task.
  let timer = setTimeout(look);
  over.signal.addEventListener('abort', () => clearTimeout(timer));
};
