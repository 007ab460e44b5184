import fc from 'fast-check';
import { anyText } from '../../../../../tools/testing/any-text';
import { isSlug } from '../../../site/import/schema/text.schema';
import { slugOf } from './product-slug';

const free = () => false;

test.each([
  ['Stoneware mug', 'stoneware-mug'],
  ['  Żółty Kubek! ', 'żółty-kubek'],
  ['ספל', 'ספל'],
  ['!!!', 'product'],
  ['A/B & C', 'a-b-c'],
])('makes of %p %p', (title, slug) => expect(slugOf(title, free)).toBe(slug));

test('adds a number if the slug is taken', () => {
  const taken = new Set(['mug', 'mug-2']);
  expect(slugOf('Mug', (slug) => taken.has(slug))).toBe('mug-3');
});

test('makes a valid, free slug of every title', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 400 }), fc.boolean(), (title, isFirstTaken) => {
      const first = slugOf(title, free);
      const slug = slugOf(title, (one) => isFirstTaken && one === first);
      expect(isSlug(slug)).toBe(true);
      expect(slug.length).toBeLessThanOrEqual(200);
      expect(slug === first).toBe(!isFirstTaken);
    }),
  );
});
