import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { ANIMATION_THRESHOLDS, sufficientShare } from './in-view';

spec('ANIM-03', 'a block is looked at when 0, 0.1, 0.25, 0.5 or all of it is in view', () => {
  expect(ANIMATION_THRESHOLDS).toEqual([0, 0.1, 0.25, 0.5, 1]);
});

spec('ANIM-04', 'a quarter of a block is enough, and less of one that is much higher than the window', () => {
  expect([100, 900, 1800].map((height) => sufficientShare(height, 900))).toEqual([0.25, 0.25, 0.25]);
  expect([1801, 4500].map((height) => sufficientShare(height, 900))).toEqual([0.1, 0.1]);
  expect(sufficientShare(4501, 900)).toBe(0);
});

spec('ANIM-04', 'every block can have so much of it in view, whatever its height and the window’s', () => {
  const height = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(height, fc.integer({ min: 1, max: 5000 }), (block, window) => {
      const share = sufficientShare(block, window);
      expect(ANIMATION_THRESHOLDS).toContain(share);
      expect(share * block).toBeLessThanOrEqual(Math.max(window, 1));
    }),
  );
});
