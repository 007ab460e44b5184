import fc from 'fast-check';
import { CART_MESSAGES } from '../cart.messages';
import { quantitySchema } from './line.schema';

const fromZero = quantitySchema(0, CART_MESSAGES.en);
const fromOne = quantitySchema(1, CART_MESSAGES.en);

test.each([1, 999, '1', '999', ' 7 ', '007'])('takes %p', (value) => {
  expect(fromOne.parse(value)).toBe(Number(value));
});

test.each([
  0,
  -1,
  0.5,
  1000,
  1e9,
  NaN,
  Infinity,
  '',
  ' ',
  '0',
  '-1',
  '1.0',
  '1e2',
  '0x10',
  '1,5',
  '１',
  null,
  undefined,
  true,
  [1],
  {},
  1n,
])('refuses %p with a message', (value) => {
  const result = fromOne.safeParse(value);
  expect(result.error?.issues[0]?.message).toBe('Choose a whole number from 1 to 999.');
});

test('takes 0 where 0 means to remove', () => {
  expect(fromZero.parse('0')).toBe(0);
  expect(fromZero.safeParse(-1).error?.issues[0]?.message).toBe('Choose a whole number from 0 to 999.');
});

test('returns a whole number from 0 to 999, or refuses, whatever the input', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const { success, data } = fromZero.safeParse(value);
      expect(!success || (Number.isInteger(data) && data >= 0 && data <= 999)).toBe(true);
    }),
  );
});
