import { CART_SENTENCES } from './cart.sentences';
import { quantityRefusal, type QuantityWish } from './quantity-refusal';

const wish = { title: 'Mug', wanted: 3, already: 0, available: 3 };
const refusal = (wish: QuantityWish) => quantityRefusal(wish, CART_SENTENCES.en);

test('grants what is there, and anything nobody counts up to 999', () => {
  expect(refusal(wish)).toBeUndefined();
  expect(refusal({ ...wish, wanted: 999, available: undefined })).toBeUndefined();
});

test('says how many there are and how many the cart has', () => {
  expect(refusal({ ...wish, available: 2 })).toEqual({
    ok: false,
    code: 'commerce/line-too-many',
    sentence: 'Only 2 pieces of Mug are in stock.',
  });
  expect(refusal({ ...wish, available: 1 })?.sentence).toBe('Only one piece of Mug is in stock.');
  expect(refusal({ ...wish, available: 2, already: 1 })?.sentence).toBe(
    'Only 2 pieces of Mug are in stock, and one is in your cart already.',
  );
  expect(refusal({ ...wish, available: 2, already: 2 })?.sentence).toBe(
    'Only 2 pieces of Mug are in stock, and 2 are in your cart already.',
  );
});

test('says that it is sold out', () => {
  expect(refusal({ ...wish, available: 0 })).toEqual({
    ok: false,
    code: 'commerce/line-sold-out',
    sentence: 'Mug is sold out.',
  });
});

test('refuses more than a line holds, even where nobody counts', () => {
  expect(refusal({ ...wish, wanted: 1000, available: undefined })).toMatchObject({
    code: 'commerce/line-too-many',
    sentence: 'A cart holds at most 999 pieces of one item.',
  });
});

test.each([
  [1, 'Mug: mamy tylko 1 sztukę.'],
  [3, 'Mug: mamy tylko 3 sztuki.'],
  [5, 'Mug: mamy tylko 5 sztuk.'],
  [22, 'Mug: mamy tylko 22 sztuki.'],
])('counts %d in Polish', (available, sentence) => {
  expect(quantityRefusal({ ...wish, wanted: 100, available }, CART_SENTENCES.pl)?.sentence).toBe(sentence);
});
