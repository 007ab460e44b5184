import fc from 'fast-check';
import { spec } from '../../../../../../tools/testing/spec';
import { assignSkus, type KnownVariant } from './assign-skus';
import { exampleDocument } from '../../../../../../tools/testing/site/example-document';

const products = exampleDocument().products;
const skusOf = (assigned: ReturnType<typeof assignSkus>) =>
  assigned.flatMap(({ variants }) => variants.map(({ sku }) => sku));

spec('PROD-11', 'a generated SKU is SQ and seven digits; a written one is unchanged', () => {
  expect(skusOf(assignSkus(products, []))).toEqual(['MUG-S', expect.stringMatching(/^SQ\d{7}$/), 'GUIDE']);
});

test('a generated SKU is kept only for the same options of the same product', () => {
  const known: KnownVariant[] = [
    { slug: 'mug', options: ['Large'], sku: 'SQ0000001' },
    { slug: 'guide', options: ['Large'], sku: 'SQ0000002' },
  ];
  expect(skusOf(assignSkus(products, known))).toEqual(['MUG-S', 'SQ0000001', 'GUIDE']);
  const written = [{ slug: 'mug', options: ['Large'], sku: 'MUG-L' }];
  expect(skusOf(assignSkus(products, written, () => 'SQ0000003'))).toEqual(['MUG-S', 'SQ0000003', 'GUIDE']);
});

test('no SKU is given twice, even when few are left', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 8 }),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1 }),
      (taken, draws) => {
        const known = taken.map((digit) => ({ slug: 'other', options: [String(digit)], sku: `SQ000000${digit}` }));
        let turn = 0;
        const cycle = [...draws, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        const assigned = skusOf(assignSkus(products, known, () => `SQ000000${cycle[turn++ % cycle.length] ?? 0}`));
        expect(new Set(assigned).size).toBe(assigned.length);
        expect(known.some(({ sku }) => assigned.includes(sku))).toBe(false);
      },
    ),
  );
});
