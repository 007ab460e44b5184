import { spec } from '../../../../tools/testing/spec';
import { swipeStep } from './swipe-step';

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
