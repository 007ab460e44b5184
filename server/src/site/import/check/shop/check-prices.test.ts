import { expectMistake, mistakesWith, type WrongPart } from '../../mistakes.fixture';

const ten = { code: 'TEN', kind: 'percent', rateBasisPoints: 1000 };
const vat = { name: 'VAT', country: 'DE', rateBasisPoints: 1900 };
const option = { name: 'Parcel', costCents: 490, countries: ['DE'] };

test('everything a coupon, a tax rule and a shipping method may have is accepted', () => {
  expect(
    mistakesWith({
      coupons: [
        { ...ten, from: '2026-01-01T00:00:00Z', until: '2026-12-31T23:59:59+01:00', mostUses: 1, mostUsesPerEmail: 1 },
        { code: 'FIVER', kind: 'fixed', amountCents: 500, minimumSubtotalCents: 2000, isOff: true },
        { code: 'خصم', kind: 'shipping' },
      ],
      taxRules: [
        { ...vat, rateBasisPoints: 0, states: ['BE'], zipPrefixes: ['10'], taxesShipping: true, productTypes: [1, 2] },
        { ...vat, name: 'All of it', rateBasisPoints: 10_000 },
      ],
      shippingOptions: [
        {
          ...option,
          states: ['BE'],
          zipPrefixes: ['10'],
          weightSteps: [{ upToWeight: 0.5, costCents: 0 }],
          freeFromCents: 0,
        },
      ],
      'site.settings.storeSettings.pricesIncludeTax': true,
    }),
  ).toEqual([]);
});

test.each<WrongPart>([
  [
    'a code twice, in another case',
    { coupons: [ten, { ...ten, code: 'ten' }] },
    'coupons[1].code: there is another coupon "TEN".',
  ],
  ...['', 'A B', '<script>', 'x'.repeat(41)].map((code): WrongPart => [
    `the code ${JSON.stringify(code)}`,
    { coupons: [{ ...ten, code }] },
    'coupons[0].code: must be 1 to 40 letters, digits, - and _.',
  ]),
  [
    'a percentage without its rate',
    { coupons: [{ code: 'TEN', kind: 'percent' }] },
    'coupons[0].rateBasisPoints: is missing.',
  ],
  [
    'an amount of free shipping',
    { coupons: [{ code: 'FREE', kind: 'shipping', amountCents: 5 }] },
    'coupons[0].amountCents: means nothing for the kind shipping.',
  ],
  [
    'more than everything off',
    { coupons: [{ ...ten, rateBasisPoints: 10_001 }] },
    'coupons[0].rateBasisPoints: must be at most 10000.',
  ],
  [
    'a rate that is no whole number',
    { taxRules: [{ ...vat, rateBasisPoints: 7.25 }] },
    'taxRules[0].rateBasisPoints: must be a whole number.',
  ],
  [
    'a time without its zone',
    { coupons: [{ ...ten, from: '2026-01-01T00:00:00' }] },
    'coupons[0].from: must be a time with its zone',
  ],
  [
    'an end before the beginning',
    { coupons: [{ ...ten, from: '2026-01-02T00:00:00Z', until: '2026-01-02T00:00:00Z' }] },
    'coupons[0].until: must be after 2026-01-02T00:00:00Z.',
  ],
  ['a tax rule twice', { taxRules: [vat, vat] }, 'taxRules[1].name: there is another tax rule "VAT".'],
  [
    'a country nobody knows',
    { taxRules: [{ ...vat, country: 'de' }] },
    'taxRules[0].country: must be the two capital letters of a country, such as DE.',
  ],
  [
    'steps that do not get heavier',
    {
      shippingOptions: [
        {
          ...option,
          weightSteps: [
            { upToWeight: 1, costCents: 5 },
            { upToWeight: 1, costCents: 9 },
          ],
        },
      ],
    },
    'shippingOptions[0].weightSteps[1].upToWeight: must be above the step before, which is 1.',
  ],
])('%s is refused', expectMistake);
