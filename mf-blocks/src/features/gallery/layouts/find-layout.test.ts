import { spec } from '../../../../../tools/testing/spec';
import { GALLERY_DESIGNS } from 'shared-types/blocks/gallery';
import { findDesign } from '../motion/moving-designs';
import { GALLERY_LAYOUTS, layoutOf } from './find-layout';

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

spec(['GAL-13', 'GAL-48'], 'grids, columns, rows, carousel and list map to themselves', () => {
  for (const design of ['grid', 'autogrid', 'autocolumns', 'autorows', 'carousel', 'list'])
    expect(layoutOf(design, undefined).design).toBe(design);
});

spec('GAL-15', 'a design the page is told must be one', () => {
  for (const design of GALLERY_DESIGNS) expect(findDesign(design)).toBe(design);
  expect(() => findDesign('mosaic')).toThrow('could not find a design by that name');
});

test('every design has one layout', () => {
  expect(GALLERY_LAYOUTS.map(({ design }) => design).sort()).toEqual([...GALLERY_DESIGNS].sort());
});
