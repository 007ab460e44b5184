import { exampleDocument } from '../../../../../../tools/testing/site/example-document';
import { spec } from '../../../../../../tools/testing/spec';
import { expectMistake, mistakesWith, type WrongPart } from '../../mistakes.fixture';

const guide = exampleDocument().products[1];
const engraving = { id: 'words', type: 'text', title: 'Words', required: true };
const form = (...fields: readonly unknown[]) => ({ title: 'Engraving', fields });

const MONTHLY = { billingPeriod: { value: 1, unit: 'month' } };

test.each<WrongPart>([
  ['a slug', { 'products.0.slug': 'My Mug' }, 'products[0].slug: may hold lower-case letters'],
  ['a slug twice', { 'products.1.slug': 'mug' }, 'products[1].slug: there is another product "mug".'],
  [
    'an unknown collection',
    { 'products.0.collection': '/gone' },
    'products[0].collection: no page shows the items of /gone.',
  ],
  [
    'a SKU twice',
    { 'products.1.variants.0.sku': 'MUG-S' },
    'products[1].variants[0].sku: there is another variant with the SKU "MUG-S".',
  ],
  ['no variant', { 'products.0.variants': [] }, 'products[0].variants: must have at least 1 entries.'],
  [
    'options that do not fit',
    { 'products.0.variants.0.options': [] },
    'products[0].variants[0].options: must have one value for each of the 1 options of the product.',
  ],
  [
    'the same options twice',
    { 'products.0.variants.1.options': ['Small'] },
    'products[0].variants[1].options: there is another variant with the options "Small".',
  ],
  [
    'a sale above the price',
    { 'products.0.variants.0.salePriceCents': 1001 },
    'products[0].variants[0].salePriceCents: must not be above the price.',
  ],
  [
    'a sale without a price',
    { 'products.0.variants.0.onSale': true },
    'products[0].variants[0].salePriceCents: is missing: a variant on sale needs a sale price.',
  ],
  [
    'half a cent',
    { 'products.0.variants.0.priceCents': 0.5 },
    'products[0].variants[0].priceCents: must be a whole number.',
  ],
  [
    'a negative price',
    { 'products.0.variants.0.priceCents': -1 },
    'products[0].variants[0].priceCents: must be at least 0.',
  ],
  [
    'a field of a form twice',
    { 'products.0.form': form(engraving, engraving) },
    'products[0].form.fields[1].id: there is another field "words".',
  ],
  [
    'a field nobody can name',
    { 'products.0.form': form({ ...engraving, id: 'a.b' }) },
    'products[0].form.fields[0].id: must be letters, digits, _ and -',
  ],
  [
    'a select without options',
    { 'products.0.form': form({ ...engraving, type: 'select' }) },
    'products[0].form.fields[0].options: is missing: a select needs something to choose from.',
  ],
  [
    'an option of a field twice',
    { 'products.0.form': form({ ...engraving, options: ['a', 'a'] }) },
    'products[0].form.fields[0].options[1]: there is another option "a".',
  ],
  [
    'a field a line cannot have',
    { 'products.0.form': form({ ...engraving, type: 'email' }) },
    'products[0].form.fields[0].type: must be "text" or "textarea" or "select" or "checkbox".',
  ],
  [
    'a subscription of a gift card',
    { 'products.1.productType': 4, 'products.1.variants.0.subscriptionPlan': MONTHLY },
    'products[1].variants[0].subscriptionPlan: is for goods and services: a gift card is bought once.',
  ],
  [
    'a subscription to what asks questions',
    { 'products.0.form': form(engraving), 'products.0.variants.1.subscriptionPlan': MONTHLY },
    'products[0].variants[1].subscriptionPlan: is for products without a form: a subscription asks no questions.',
  ],
  ['a form without fields', { 'products.0.form': form() }, 'products[0].form.fields: must have at least 1 entries.'],
])('%s is refused', expectMistake);

spec('PROD-09', 'a price of 100,000,000 is accepted and one cent more refused', () => {
  const priced = (cents: number) => mistakesWith({ 'products.1.variants.0.priceCents': cents });
  expect(priced(100_000_000)).toEqual([]);
  expect(priced(100_000_001)).toEqual(['products[1].variants[0].priceCents: must be at most 100000000.']);
});

spec('PROD-10', 'a SKU of 60 characters is accepted and one of 61 refused', () => {
  const named = (length: number) => mistakesWith({ 'products.1.variants.0.sku': 'x'.repeat(length) });
  expect(named(60)).toEqual([]);
  expect(named(61)).toEqual(['products[1].variants[0].sku: must have at most 60 characters.']);
});

spec(['LIMIT-04', 'LIMIT-10'], 'the 201st product of a collection is refused', () => {
  const withProducts = (count: number) =>
    mistakesWith({
      products: Array.from({ length: count }, (_, index) => ({
        ...guide,
        slug: `guide-${index}`,
        variants: [{ ...guide?.variants[0], sku: '' }],
      })),
    });
  expect(withProducts(200)).toEqual([]);
  expect(withProducts(201)).toEqual([
    'products[200]: the collection /shop holds at most 200 products, and this is one more.',
  ]);
});

spec(
  ['SUBS-01', 'SUBS-02'],
  'a plan has a period of 1 to 12 weeks, months or years, and 0 to 520 cycles or none',
  () => {
    const withPlan = (value: unknown, unit: unknown, numBillingCycles?: unknown) =>
      mistakesWith({
        'products.1.variants.0.subscriptionPlan': {
          billingPeriod: { value, unit },
          ...(numBillingCycles === undefined ? {} : { numBillingCycles }),
        },
      });
    for (const unit of ['week', 'month', 'year']) expect(withPlan(12, unit, 520)).toEqual([]);
    expect([withPlan(1, 'month', 0), withPlan(1, 'month')]).toEqual([[], []]);
    for (const [value, unit, cycles] of [
      [0, 'month'],
      [13, 'month'],
      [1.5, 'month'],
      ['1', 'month'],
      [1, 'day'],
      [1, 'month', -1],
      [1, 'month', 521],
      [1, 'month', 1.5],
    ])
      expect(withPlan(value, unit, cycles)).toHaveLength(1);
  },
);
