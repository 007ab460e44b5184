import { spec } from '../../../../tools/testing/spec';
import { slidesInView } from './slides-in-view';

spec('GLAY-01', 'below 480 pixels two slides are in view, if there were more than one', () => {
  expect([1, 2, 5].map((perRow) => slidesInView(479, perRow))).toEqual([1, 2, 2]);
});

spec('GLAY-02', 'below 724 pixels three slides are in view, if there were more than two', () => {
  expect([2, 3, 5].map((perRow) => slidesInView(723, perRow))).toEqual([2, 3, 3]);
  expect(slidesInView(480, 5)).toBe(3);
  expect(slidesInView(724, 5)).toBe(5);
});
