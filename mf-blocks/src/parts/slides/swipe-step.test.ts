import { spec } from '../../../../tools/testing/spec';
import { isAlong, snapStep, swipeStep } from './swipe-step';

spec('SLIDE-20', 'a swipe is 50 pixels within 250 ms; shorter or slower ones do not count', () => {
  expect(swipeStep({ x: -50, y: 0, ms: 250 })).toBe(1);
  expect(swipeStep({ x: 50, y: 0, ms: 250 })).toBe(-1);
  expect(swipeStep({ x: -49, y: 0, ms: 100 })).toBe(0);
  expect(swipeStep({ x: -80, y: 0, ms: 251 })).toBe(0);
});

spec('SLIDE-21', 'a mainly vertical move scrolls the page', () => {
  expect(swipeStep({ x: -60, y: 61, ms: 100 })).toBe(0);
  expect(swipeStep({ x: -60, y: 59, ms: 100 })).toBe(1);
});

spec('GAL-36', 'a slow finger turns a slide too that it has pulled as far as its snap point', () => {
  const slow = (x: number, snapPoint: number | undefined) => snapStep({ x, y: 0, ms: 2000 }, 400, snapPoint);
  expect([slow(-200, 0.5), slow(-199, 0.5), slow(200, 0.5), slow(-390, undefined)]).toEqual([1, 0, -1, 0]);
});

spec('SLIDE-21', 'up to 10 pixels a finger has no direction', () => {
  expect([isAlong({ x: 10, y: 0 }), isAlong({ x: 11, y: 0 }), isAlong({ x: 3, y: -11 })]).toEqual([
    undefined,
    true,
    false,
  ]);
});
