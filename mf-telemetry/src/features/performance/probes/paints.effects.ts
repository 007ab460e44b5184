import { elementOrigin } from '../../../parts/origin/element-origin.effects';
import { observe } from './observe.effects';
import { firstPaintMs, shownMs, wasVisible } from '../page-clock.effects';
import type { Probe } from './probe';

/** First and largest contentful paint. A page restored from the back/forward cache paints both after two frames. */
export const paints: Probe = (parts) => {
  const { beganMs, beforeTaking, report } = parts;
  if (beganMs) {
    const both = (): void => {
      const value = performance.now() - beganMs;
      report({ metric: 'fcp', value, isFinal: true });
      report({ metric: 'lcp', value });
    };
    return void requestAnimationFrame(() => requestAnimationFrame(both));
  }
  const since = (atMs: number) => Math.max(atMs - shownMs(), 0);
  beforeTaking(() => {
    const paintMs = firstPaintMs();
    if (paintMs !== undefined) report({ metric: 'fcp', value: since(paintMs), isFinal: true });
  });
  // The browser itself ends these entries at the first input.
  observe<LargestContentfulPaint>('largest-contentful-paint', parts, ({ element, startTime }) => {
    if (wasVisible(startTime)) report({ metric: 'lcp', value: since(startTime), origin: elementOrigin(element) });
  });
};
