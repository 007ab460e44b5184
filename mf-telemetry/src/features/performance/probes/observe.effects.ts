import type { ProbeParts } from './probe';

/** Calls back for all entries since the page load started, buffered ones included; never if the type is unsupported. */
export function observe<E extends PerformanceEntry>(
  type: string,
  { attempt, beganMs, stop }: Pick<ProbeParts, 'attempt' | 'beganMs' | 'stop'>,
  each: (entry: E) => void,
): void {
  if (!isObservable(type)) return;
  const observer = new PerformanceObserver((list) =>
    attempt(() => {
      for (const entry of list.getEntries()) if (!(entry.startTime < beganMs)) each(entry as E);
    }),
  );
  // Applies to event entries alone; shorter ones do not matter.
  observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
  stop.addEventListener('abort', () => observer.disconnect());
}

export function isObservable(type: string): boolean {
  return PerformanceObserver.supportedEntryTypes.includes(type);
}
