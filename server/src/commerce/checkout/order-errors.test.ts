import { spec } from '../../../../tools/testing/spec';
import type { Area } from '../delivery/places';
import { orderErrors } from './order-errors';
import type { PlaceOrder } from './place-order.schema';

const order: PlaceOrder = {
  email: 'ada@example.com',
  phone: '',
  firstName: 'Ada',
  lastName: 'Lovelace',
  line1: 'St James’s Square 12',
  line2: '',
  city: 'London',
  state: '',
  zip: 'SW1Y 4JH',
  country: 'GB',
  shippingOptionId: 'parcel',
  paymentMethod: 'offline',
  note: '',
  key: 'k'.repeat(22),
  seenTotalCents: 0,
};
const everywhere = { countries: [], states: [], zipPrefixes: [] };
const sent = {
  requiresShipping: true,
  taxRules: [],
  shippingOptions: [everywhere],
  paymentMethods: [{ id: 'offline' }],
  language: 'en',
} as const;
const notSent = { ...sent, requiresShipping: false };

test('finds nothing wrong with a complete order', () => {
  expect(orderErrors(order, sent)).toEqual({});
});

spec('VALID-02', 'says what an email address looks like', () => {
  expect(orderErrors({ ...order, email: 'ada' }, sent)).toEqual({
    email: 'Email is not valid. Email addresses should follow the format name@example.com.',
  });
});

test('asks for an address only where something is shipped', () => {
  const blank = {
    ...order,
    firstName: '',
    lastName: '',
    line1: '',
    city: '',
    zip: '',
    country: '',
    shippingOptionId: '',
  };
  expect(Object.keys(orderErrors(blank, sent)).sort()).toEqual([
    'city',
    'country',
    'firstName',
    'lastName',
    'line1',
    'shippingOptionId',
  ]);
  expect(orderErrors(blank, notSent)).toEqual({});
});

test('asks for a postal code where the country has them', () => {
  expect(orderErrors({ ...order, zip: '' }, sent)).toEqual({ zip: 'Please enter your postal code.' });
  expect(orderErrors({ ...order, zip: '', country: 'HK' }, sent)).toEqual({});
});

spec(
  'CART-05',
  'asks for the part of an address that a tax of the country depends on, since the tax would be lost without it',
  () => {
    const taxRules = [{ country: 'US', states: ['WA'], zipPrefixes: [] }];
    const american = { ...order, country: 'US' };
    expect(orderErrors(american, { ...sent, taxRules })).toEqual({ state: 'Please enter your state or region.' });
    expect(orderErrors({ ...american, state: 'OR' }, { ...sent, taxRules })).toEqual({});
    expect(orderErrors(order, { ...sent, taxRules })).toEqual({});
    expect(orderErrors({ ...american, zip: '' }, { ...notSent, taxRules })).toEqual({
      state: 'Please enter your state or region.',
    });
    const byZip = [{ country: 'US', states: [], zipPrefixes: ['981'] }];
    expect(orderErrors({ ...american, zip: '' }, { ...notSent, taxRules: byZip })).toEqual({
      zip: 'Please enter your postal code.',
    });
  },
);

spec('CART-05', 'refuses a state the country does not have, where its taxes depend on it', () => {
  const whole = { states: [], zipPrefixes: [] };
  const taxRules = [
    { country: 'US', states: ['WA', 'ولاية واشنطن'], zipPrefixes: [] },
    { country: 'US', ...whole },
    { country: 'CA', ...whole },
  ];
  const errorsAt = (state: string, rules = taxRules) =>
    orderErrors({ ...order, country: 'US', state }, { ...sent, taxRules: rules });
  expect(errorsAt('Washingtn')).toEqual({
    state: '“Washingtn” is not a state we know. Please enter its name or abbreviation, such as Alabama or AL.',
  });
  expect(['Oregon', 'wa', 'ولاية واشنطن'].map((state) => errorsAt(state))).toEqual([{}, {}, {}]);
  expect(errorsAt('Washingtn', [])).toEqual({});
  const german = [{ country: 'DE', states: ['Bayern'], zipPrefixes: [] }];
  expect(orderErrors({ ...order, country: 'DE', state: 'Bavaria' }, { ...sent, taxRules: german })).toEqual({});
});

describe('where shipping methods are limited', () => {
  const noState = 'Please enter your state or region.';
  const noZip = 'Please enter your postal code.';
  const choose = 'Please choose a shipping method.';
  const nowhere = 'We do not ship these items to this address. Please enter another one.';
  const western = { ...everywhere, countries: ['US'], states: ['WA', 'NY'] };
  const near = { ...everywhere, countries: ['US'], zipPrefixes: ['98'] };
  const both = { ...western, zipPrefixes: ['98'] };
  const abroad = { ...everywhere, countries: ['DE'] };
  const anywhere = { ...everywhere, countries: ['US'] };
  const table: readonly (readonly [string, readonly Area[], readonly [string, string], object])[] = [
    ['by state, none written', [western, abroad], ['', '98101'], { state: noState }],
    ['by state, served', [western, abroad], ['WA', '98101'], { shippingOptionId: choose }],
    ['by state, not served', [western, abroad], ['OR', '97214'], { shippingOptionId: nowhere }],
    ['by state, misspelt', [western], ['Washingtn', '98101'], { state: expect.stringContaining('“Washingtn”') }],
    ['by postal code, none written', [near, abroad], ['', ''], { zip: noZip }],
    ['by postal code, served', [near, abroad], ['', '98101'], { shippingOptionId: choose }],
    ['by postal code, not served', [near, abroad], ['', '10001'], { shippingOptionId: nowhere }],
    ['by both, none written', [both], ['', ''], { state: noState, zip: noZip }],
    ['by both, one written', [both], ['WA', ''], { zip: noZip }],
    ['one by each, the other written', [western, near], ['', '10001'], { state: noState }],
    ['one by each, one served', [western, near], ['', '98101'], { shippingOptionId: choose }],
    ['beside one without limits', [both, anywhere], ['', '10001'], { shippingOptionId: choose }],
    ['nothing to the country', [abroad], ['WA', '98101'], { shippingOptionId: nowhere }],
  ];
  for (const [name, shippingOptions, [state, zip], errors] of table) {
    spec('CART-05', `names the missing part, and a choice only where there is one: ${name}`, () => {
      const american = { ...order, country: 'US', state, zip, shippingOptionId: '' };
      expect(orderErrors(american, { ...sent, shippingOptions })).toEqual(errors);
    });
  }
  spec('CART-05', 'accepts a state as the owner spells it, and asks for none where nothing is shipped', () => {
    const own = [{ ...western, states: ['Cascadia'] }];
    const american = { ...order, country: 'US', state: 'Cascadia' };
    expect(orderErrors(american, { ...sent, shippingOptions: own })).toEqual({});
    expect(orderErrors({ ...american, state: '' }, { ...notSent, shippingOptions: own })).toEqual({});
  });
});

test('accepts known countries and payment methods only', () => {
  expect(orderErrors({ ...order, country: 'XX' }, sent)).toHaveProperty('country');
  expect(orderErrors({ ...order, country: 'gb' }, sent)).toHaveProperty('country');
  expect(orderErrors({ ...order, paymentMethod: '' }, notSent)).toEqual({
    paymentMethod: 'Please choose a payment method.',
  });
  expect(orderErrors({ ...order, paymentMethod: 'card' }, notSent)).toEqual({
    paymentMethod: expect.stringContaining('no longer available'),
  });
});

test('says in Polish what is missing from an order', () => {
  expect(orderErrors({ ...order, city: '', zip: '' }, { ...sent, language: 'pl' })).toEqual({
    city: 'Podaj miejscowość.',
    zip: 'Podaj kod pocztowy.',
  });
});
