export interface Paints {
  readonly largestPaintMs: number;
  readonly layoutShift: number;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** Runs in a page before its scripts; `seen` has its `Paints` from then on. */
export function watchPaints() {
  const seen = { largestPaintMs: 0, layoutShift: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => (seen.largestPaintMs = entry.startTime)),
  ).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => (seen.layoutShift += (entry as LayoutShift).value)),
  ).observe({ type: 'layout-shift', buffered: true });
}
