import fc from 'fast-check';
import { IMAGE_WIDTHS } from 'shared-types/site/limits';
import { spec } from '../../../../tools/testing/spec';
import { image } from './image';

const picture = (width: number) => ({ src: '/images/1/mug.jpg', width, height: 100, alt: 'A mug' });
const candidates = (width: number) =>
  image(picture(width), '100vw')
    .srcSet.split(', ')
    .map((entry) => entry.split(' '));

spec('IMG-19', 'offers the loader sizes up to the original, and the original itself', () => {
  expect(candidates(1200)).toEqual([
    ['/images/1/mug.jpg?format=100w', '100w'],
    ['/images/1/mug.jpg?format=300w', '300w'],
    ['/images/1/mug.jpg?format=500w', '500w'],
    ['/images/1/mug.jpg?format=750w', '750w'],
    ['/images/1/mug.jpg?format=1000w', '1000w'],
    ['/images/1/mug.jpg?format=1500w', '1200w'],
  ]);
});

spec('IMG-19', 'never promises more pixels than there are, nor two candidates of one width', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6000 }), (width) => {
      const descriptors = candidates(width).map(([, descriptor]) => Number.parseInt(descriptor ?? '', 10));
      expect(Math.max(...descriptors)).toBe(Math.min(width, IMAGE_WIDTHS[0]));
      expect(new Set(descriptors).size).toBe(descriptors.length);
    }),
  );
});

spec('IMG-20', 'counts of a picture that is wider than its box what is shown of it', () => {
  const sides = fc.integer({ min: 1, max: 6000 });
  fc.assert(
    fc.property(sides, sides, fc.double({ min: 0.1, max: 10, noNaN: true }), (width, height, aspectRatio) => {
      const promised = (box?: number) =>
        image({ ...picture(width), height }, '100vw', box)
          .srcSet.split(', ')
          .map((entry) => Number.parseInt(entry.split(' ')[1] ?? '', 10));
      const boxes = Math.max(1, width / height / aspectRatio);
      promised(aspectRatio).forEach((shown, at) => {
        const all = promised()[at] ?? NaN;
        expect(shown).toBeGreaterThanOrEqual(Math.max(1, all / boxes - 1e-6));
        expect(shown).toBeLessThan(all / boxes + 1 + 1e-6);
      });
    }),
  );
});

test('gives the attributes that keep the place free', () => {
  expect(image(picture(400), '50vw')).toMatchObject({
    sizes: '50vw',
    width: 400,
    height: 100,
    alt: 'A mug',
    src: '/images/1/mug.jpg?format=500w',
  });
});

test('keeps a query the address already has', () => {
  expect(image({ ...picture(90), src: '/images/1/mug.jpg?v=2' }, '90px').src).toBe('/images/1/mug.jpg?v=2&format=100w');
});
