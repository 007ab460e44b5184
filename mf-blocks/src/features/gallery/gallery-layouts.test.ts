import { GALLERY_LAYOUTS } from './gallery-layouts';

test('every layout has a variant of its own, and a slideshow shows one picture at a time', () => {
  expect(new Set(GALLERY_LAYOUTS.map(({ variant }) => variant)).size).toBe(GALLERY_LAYOUTS.length);
  expect(GALLERY_LAYOUTS.map(({ perRow }) => perRow(4))).toEqual([4, 4, 1, 1]);
});
