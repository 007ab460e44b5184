import type { ProbeParts } from './probe';

/** Calls for every entry of a type since the page load began, those from before too; never where the browser has none of the type. */
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
  // The threshold is for events alone: two frames and a half, shorter ones need not be looked at.
  observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
  stop.addEventListener('abort', () => observer.disconnect());
}

/** True where the browser tells of entries of this type. */
export function isObservable(type: string): boolean {
  return PerformanceObserver.supportedEntryTypes.includes(type);
}
