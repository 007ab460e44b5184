import fc from 'fast-check';
import { areaOf } from './crop-area';

const part = fc.double({ min: 0, max: 1, noNaN: true });
const side = fc.integer({ min: 1, max: 10_000 });

test('any crop is at least one pixel, and within its picture', () => {
  fc.assert(
    fc.property(part, part, part, part, side, side, (left, top, w, h, width, height) => {
      const crop = { left, top, width: w, height: h };
      const area = areaOf({ crop }, { width, height });
      expect(Math.min(area.left, area.top, area.width - 1, area.height - 1)).toBeGreaterThanOrEqual(0);
      expect([area.left + area.width <= width, area.top + area.height <= height]).toEqual([true, true]);
    }),
  );
});

test('the whole picture is the whole picture, and half of it half', () => {
  const size = { width: 301, height: 200 };
  expect(areaOf({ crop: { left: 0, top: 0, width: 1, height: 1 } }, size)).toEqual({ left: 0, top: 0, ...size });
  const right = areaOf({ crop: { left: 0.5, top: 0, width: 0.5, height: 1 } }, { width: 300, height: 200 });
  expect(right).toEqual({ left: 150, top: 0, width: 150, height: 200 });
});
