import { elementOrigin } from '../../parts/origin/element-origin';
import { observe } from './observe.effects';
import { onRestored, shownMs, wasInSight } from './page-clock.effects';
import type { Probe } from './probe';

/** The first and the largest contentful paint. A page that comes back paints both at once, with its next frame but one. */
export const paints: Probe = (parts) => {
  const { release, tell } = parts;
  const since = (atMs: number) => Math.max(atMs - shownMs(), 0);
  observe('paint', parts, ({ name, startTime }) => {
    if (name === 'first-contentful-paint' && wasInSight(startTime))
      tell({ metric: 'fcp', value: since(startTime), isFinal: true });
  });
  // The browser ends with the visitor's first input by itself.
  observe<LargestContentfulPaint>('largest-contentful-paint', parts, ({ element, startTime }) => {
    if (wasInSight(startTime))
      tell({ metric: 'lcp', value: since(startTime), origin: elementOrigin(element, release) });
  });
  onRestored(parts, (atMs) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const value = performance.now() - atMs;
        tell({ metric: 'fcp', value, isFinal: true });
        tell({ metric: 'lcp', value, isFinal: true });
      }),
    ),
  );
};
