import { spec } from '../../../../../tools/testing/spec';
import { findLayout, GALLERY_LAYOUTS, layoutOf } from './find-layout';

const named = (design?: string, variant?: number) => layoutOf(design, variant).name;

spec(['GAL-09', 'GAL-10', 'GAL-11'], 'a design selects the layout of that name', () => {
  expect([named('stacked'), named('slider'), named('slideshow')]).toEqual(['stack', 'strip', 'slideshow']);
  expect([named('grid'), named('carousel')]).toEqual(['grid', 'carousel']);
});

spec('GAL-14', 'unknown designs give the base layout', () => {
  expect([named('mosaic'), named(''), named('Grid')]).toEqual(['stack', 'stack', 'stack']);
});

spec('ENUM-07', 'without a design the block’s variant selects the layout', () => {
  expect([1000, 1002, 1003, 1004, undefined].map((variant) => named(undefined, variant))).toEqual([
    'slideshow',
    'carousel',
    'grid',
    'stack',
    'grid',
  ]);
  expect(named('grid', 1000)).toBe('grid');
});

spec('GAL-15', 'an unknown design in the page’s data throws', () => {
  expect(findLayout('slider').name).toBe('strip');
  expect(() => findLayout('mosaic')).toThrow('could not find a design by that name');
});

test('every layout has its own design', () => {
  expect(new Set(GALLERY_LAYOUTS.map(({ design }) => design)).size).toBe(GALLERY_LAYOUTS.length);
});
