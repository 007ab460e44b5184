import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { TOOLTIP_PX, tooltipPlace } from './tooltip-place';

const window = { width: 1280, height: 900 };
const button = { left: 600, right: 644, top: 400, bottom: 444 };
const place = (anchor: typeof button) => tooltipPlace({ anchor, width: TOOLTIP_PX.width, height: 40, window });

spec('TIP-02', 'is 250 wide, 15 away from what it is about, and 20 from the window’s edge', () => {
  expect(TOOLTIP_PX).toEqual({ width: 250, offset: 15, edge: 20 });
  expect(place(button)).toEqual({ left: 622 - 125, top: 400 - 15 - 40 });
  expect(place({ ...button, left: 0, right: 44 }).left).toBe(20);
  expect(place({ ...button, left: 1236, right: 1280 }).left).toBe(1280 - 20 - 250);
  expect(place({ ...button, top: 74, bottom: 118 }).top).toBe(118 + 15);
  expect(place({ ...button, top: 75, bottom: 119 }).top).toBe(20);
});

spec('TIP-02', 'wherever it is, it covers nothing of what it is about and keeps from both sides of the window', () => {
  const side = fc.integer({ min: 0, max: 1200 });
  fc.assert(
    fc.property(side, side, fc.integer({ min: 20, max: 300 }), (left, top, height) => {
      const anchor = { left, right: left + 40, top, bottom: top + 40 };
      const found = tooltipPlace({ anchor, width: 250, height, window });
      expect(found.left).toBeGreaterThanOrEqual(20);
      expect(found.left + 250).toBeLessThanOrEqual(window.width - 20);
      const distance = Math.max(anchor.top - (found.top + height), found.top - anchor.bottom);
      expect(distance).toBe(15);
    }),
  );
});
