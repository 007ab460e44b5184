import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { isInClickZone, paddingOf, shownWidth } from './lightbox-place';

const PICTURE = { left: 100, right: 300, top: 50, bottom: 150 };
const at = (x: number, y: number) => isInClickZone({ x, y }, PICTURE, { x: 1000, y: 500 });

spec('LBOX-11', 'the click zone of a picture is 2 % of the window wider on each side', () => {
  expect([at(80, 100), at(79, 100), at(320, 100), at(321, 100)]).toEqual([true, false, true, false]);
  expect([at(200, 40), at(200, 39), at(200, 160), at(200, 161)]).toEqual([true, false, true, false]);
});

test('a picture is shown whole between the controls, and never enlarged', () => {
  const side = fc.integer({ min: 1, max: 6000 });
  fc.assert(
    fc.property(side, side, fc.integer({ min: 320, max: 3000 }), fc.integer({ min: 320, max: 2000 }), (w, h, x, y) => {
      const { top, bottom, left, right } = paddingOf({ x, y });
      const width = shownWidth({ w, h }, { x, y });
      expect(width).toBeLessThanOrEqual(w);
      expect(width).toBeLessThanOrEqual(x - left - right + 1);
      expect(((width - 1) * h) / w).toBeLessThanOrEqual(y - top - bottom);
    }),
  );
});
