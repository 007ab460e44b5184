import { CART_MESSAGES } from '../cart.messages';
import { quantityRefusal, type QuantityInput } from './quantity-refusal';

const input = { title: 'Mug', wanted: 3, already: 0, available: 3 };
const refusal = (input: QuantityInput) => quantityRefusal(input, CART_MESSAGES.en);

test('allows what is in stock, and up to 999 of an unlimited item', () => {
  expect(refusal(input)).toBeUndefined();
  expect(refusal({ ...input, wanted: 999, available: undefined })).toBeUndefined();
});

test('says how many are in stock and how many the cart has', () => {
  expect(refusal({ ...input, available: 2 })).toEqual({
    ok: false,
    code: 'commerce/line-too-many',
    message: 'Mug: only 2 in stock.',
  });
  expect(refusal({ ...input, available: 1 })?.message).toBe('Mug: only 1 in stock.');
  expect(refusal({ ...input, available: 2, already: 1 })?.message).toBe(
    'Mug: only 2 in stock, and one is already in your cart.',
  );
  expect(refusal({ ...input, available: 2, already: 2 })?.message).toBe(
    'Mug: only 2 in stock, and 2 are already in your cart.',
  );
});

test('says that it is sold out', () => {
  expect(refusal({ ...input, available: 0 })).toEqual({
    ok: false,
    code: 'commerce/line-sold-out',
    message: 'Mug is sold out.',
  });
});

test('refuses more than a line can hold, even with unlimited stock', () => {
  expect(refusal({ ...input, wanted: 1000, available: undefined })).toMatchObject({
    code: 'commerce/line-too-many',
    message: 'A cart can hold at most 999 of one item.',
  });
});

test.each([
  [1, 'Mug: mamy tylko 1 sztukę.'],
  [3, 'Mug: mamy tylko 3 sztuki.'],
  [5, 'Mug: mamy tylko 5 sztuk.'],
  [22, 'Mug: mamy tylko 22 sztuki.'],
])('counts %d in Polish', (available, message) => {
  expect(quantityRefusal({ ...input, wanted: 100, available }, CART_MESSAGES.pl)?.message).toBe(message);
});
