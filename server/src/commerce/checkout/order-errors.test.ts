import type { PlaceOrder } from 'shared-types/commerce/checkout';
import { spec } from '../../../../tools/testing/spec';
import { orderErrors } from './order-errors';

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
const sent = { requiresShipping: true, taxRules: [], paymentMethods: ['offline'], language: 'en' } as const;
const notSent = { ...sent, requiresShipping: false };

test('finds nothing wrong with a whole order', () => {
  expect(orderErrors(order, sent)).toEqual({});
});

spec('VALID-02', 'says how an email is written', () => {
  expect(orderErrors({ ...order, email: 'ada' }, sent)).toEqual({
    email: 'Email is not valid. Email addresses should follow the format name@example.com.',
  });
});

test('asks for an address only where something is sent', () => {
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
  expect(orderErrors({ ...order, zip: '' }, sent)).toEqual({ zip: 'Please write your postal code.' });
  expect(orderErrors({ ...order, zip: '', country: 'HK' }, sent)).toEqual({});
});

spec('CART-05', 'asks for what a tax of the country depends on, since nobody would pay it without', () => {
  const taxRules = [{ country: 'US', states: ['WA'], zipPrefixes: [] }];
  const american = { ...order, country: 'US' };
  expect(orderErrors(american, { ...sent, taxRules })).toEqual({ state: 'Please write your state or region.' });
  expect(orderErrors({ ...american, state: 'OR' }, { ...sent, taxRules })).toEqual({});
  expect(orderErrors(order, { ...sent, taxRules })).toEqual({});
  expect(orderErrors({ ...american, zip: '' }, { ...notSent, taxRules })).toEqual({
    state: 'Please write your state or region.',
  });
  const byZip = [{ country: 'US', states: [], zipPrefixes: ['981'] }];
  expect(orderErrors({ ...american, zip: '' }, { ...notSent, taxRules: byZip })).toEqual({
    zip: 'Please write your postal code.',
  });
});

spec('CART-05', 'does not take a state that the country has not, where its taxes depend on it', () => {
  const whole = { states: [], zipPrefixes: [] };
  const taxRules = [
    { country: 'US', states: ['WA', 'ولاية واشنطن'], zipPrefixes: [] },
    { country: 'US', ...whole },
    { country: 'CA', ...whole },
  ];
  const errorsAt = (state: string, rules = taxRules) =>
    orderErrors({ ...order, country: 'US', state }, { ...sent, taxRules: rules });
  expect(errorsAt('Washingtn')).toEqual({
    state: 'We do not know the state “Washingtn”. Please write its name or its short form, such as Alabama or AL.',
  });
  expect(['Oregon', 'wa', 'ولاية واشنطن'].map((state) => errorsAt(state))).toEqual([{}, {}, {}]);
  expect(errorsAt('Washingtn', [])).toEqual({});
  const german = [{ country: 'DE', states: ['Bayern'], zipPrefixes: [] }];
  expect(orderErrors({ ...order, country: 'DE', state: 'Bavaria' }, { ...sent, taxRules: german })).toEqual({});
});

test('takes known countries and ways to pay only', () => {
  expect(orderErrors({ ...order, country: 'XX' }, sent)).toHaveProperty('country');
  expect(orderErrors({ ...order, country: 'gb' }, sent)).toHaveProperty('country');
  expect(orderErrors({ ...order, paymentMethod: 'card' }, notSent)).toEqual({
    paymentMethod: 'Please choose how to pay.',
  });
});

test('says in Polish what an order lacks', () => {
  expect(orderErrors({ ...order, city: '', zip: '' }, { ...sent, language: 'pl' })).toEqual({
    city: 'Podaj miejscowość.',
    zip: 'Podaj kod pocztowy.',
  });
});
