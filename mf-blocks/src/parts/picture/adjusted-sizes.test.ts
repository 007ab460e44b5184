import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { adjustedSizes, type PixelOptions } from './adjusted-sizes';

const SIZES = '(width < 800px) 100vw, 60vw';
const none: PixelOptions = { sizeAdjustment: 1, dprMin: undefined, dprMax: undefined };

/** Pixels that a browser asks for, of a picture as wide as the window. */
function pixelsFor(sizes: string, screen: { readonly density: number; readonly widthPx: number }): number {
  const holds = (media: string) =>
    [...media.matchAll(/\((\w+) (<|>=) ([\d.]+)(?:px|dppx)\)/g)].every(([, feature, operator, value]) => {
      const own = feature === 'width' ? screen.widthPx : screen.density;
      return operator === '<' ? own < Number(value) : own >= Number(value);
    });
  const length = sizes.split(', ').find((entry) => holds(entry)) ?? '';
  const [, share, factor = '1'] = /(?:calc\()?([\d.]+)vw(?: \* ([\d.]+)\))?$/.exec(length) ?? [];
  return (screen.widthPx * Number(share) * Number(factor) * screen.density) / 100;
}

spec('IMG-05', 'so many times the pixels are asked for, none where it is zero', () => {
  expect(adjustedSizes(SIZES, { ...none, sizeAdjustment: 0.5 })).toBe(
    '(width < 800px) calc(100vw * 0.5), calc(60vw * 0.5)',
  );
  expect(adjustedSizes('100vw', { ...none, sizeAdjustment: 0 })).toBe('calc(100vw * 0)');
  expect(adjustedSizes(SIZES, none)).toBe(SIZES);
});

spec('IMG-07', 'no more pixels are asked for than the most that the owner wants, to the nearest half', () => {
  const sizes = adjustedSizes(SIZES, { ...none, dprMax: 2 });
  for (const density of [1, 1.5, 2]) expect(pixelsFor(sizes, { density, widthPx: 400 })).toBe(400 * density);
  for (const density of [2.5, 3, 3.5, 4]) expect(pixelsFor(sizes, { density, widthPx: 400 })).toBeCloseTo(800, -1);
  expect(pixelsFor(sizes, { density: 3, widthPx: 1000 })).toBeCloseTo(1200, -1);
});

spec('IMG-07', 'no fewer pixels are asked for than the least that the owner wants', () => {
  const sizes = adjustedSizes('100vw', { ...none, dprMin: 2 });
  for (const density of [0.5, 1, 1.5]) expect(pixelsFor(sizes, { density, widthPx: 400 })).toBeCloseTo(800, -1);
  for (const density of [2, 3]) expect(pixelsFor(sizes, { density, widthPx: 400 })).toBe(400 * density);
});

spec('IMG-07', 'between least and most a browser asks for what its screen has', () => {
  const density = fc.integer({ min: 1, max: 8 }).map((half) => half / 2);
  fc.assert(
    fc.property(density, density, density, (one, other, screen) => {
      const [dprMin, dprMax] = [Math.min(one, other), Math.max(one, other)];
      const asked = pixelsFor(adjustedSizes('100vw', { ...none, dprMin, dprMax }), { density: screen, widthPx: 1000 });
      expect(Math.abs(asked / 1000 - Math.min(dprMax, Math.max(dprMin, screen)))).toBeLessThan(0.01);
    }),
  );
});
