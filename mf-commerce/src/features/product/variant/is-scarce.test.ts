import { spec } from '../../../../../tools/testing/spec';
import { isScarce } from './is-scarce';

spec(['PROD-14', 'PROD-15'], 'few are left at the threshold and below it, but not above it', () => {
  expect([1, 3, 4].map((left) => isScarce(left, 3))).toEqual([true, true, false]);
});

spec('PROD-15', 'nothing is scarce where nothing is left, nobody counts, or the threshold is 0', () => {
  expect([isScarce(0, 3), isScarce(undefined, 3), isScarce(1, 0)]).toEqual([false, false, false]);
});
