import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { pulledPx, SWIPE_MS, swipeThroughMs, type Boundary } from './pull';

const boundaries = (start: Boundary, end: Boundary = 'none') => ({ start, end });
const middle = { isFirst: false, isLast: false };

spec('GAL-35', 'at an end slides follow a finger, stay, or follow it by a third', () => {
  const first = (start: Boundary) =>
    pulledPx({ towardsBefore: 90, isFirst: true, isLast: false, boundaries: boundaries(start) });
  expect([first('none'), first('hard'), first('inertial')]).toEqual([90, 0, 30]);
  const last = (end: Boundary) =>
    pulledPx({ towardsBefore: -90, isFirst: false, isLast: true, boundaries: boundaries('none', end) });
  expect([last('none'), last('hard'), last('inertial')]).toEqual([-90, -0, -30].map((px) => px || expect.closeTo(0)));
});

spec('GAL-35', 'between the ends they follow it whatever the ends do', () => {
  const kinds = fc.constantFrom<Boundary>('none', 'hard', 'inertial');
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 500 }), kinds, kinds, (px, start, end) => {
      expect(pulledPx({ towardsBefore: px, ...middle, boundaries: boundaries(start, end) })).toBe(px);
      const away = pulledPx({
        towardsBefore: -Math.abs(px),
        isFirst: true,
        isLast: false,
        boundaries: boundaries(start, end),
      });
      expect(away).toBe(-Math.abs(px));
    }),
  );
});

spec('SLIDE-22', 'a slide that a finger has let go takes 0.28 s', () => {
  expect(SWIPE_MS).toBe(280);
});

spec(
  'SLIDE-23',
  'a swipe goes on as fast as the finger was: 0.2 to 0.5 s below 767 pixels, 0.3 to 0.5 s otherwise',
  () => {
    const through = (leftPx: number, windowPx: number) => swipeThroughMs({ x: -100, ms: 100, leftPx, windowPx });
    expect([through(10, 766), through(400, 766), through(4000, 766)]).toEqual([200, 400, 500]);
    expect([through(10, 767), through(400, 767), through(4000, 767)]).toEqual([300, 400, 500]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4000 }),
        fc.nat(1000),
        fc.double({ noNaN: true, min: -1e4, max: 1e4 }),
        (windowPx, ms, x) => {
          const least = windowPx < 767 ? 200 : 300;
          const lasts = swipeThroughMs({ x, ms, leftPx: windowPx, windowPx });
          expect(lasts >= least && lasts <= 500).toBe(true);
        },
      ),
    );
  },
);
