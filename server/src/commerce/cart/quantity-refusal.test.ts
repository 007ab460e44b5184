import { quantityRefusal } from './quantity-refusal';

const wish = { title: 'Mug', wanted: 3, already: 0, available: 3 };

test('grants what is there, and anything nobody counts up to 999', () => {
  expect(quantityRefusal(wish)).toBeUndefined();
  expect(quantityRefusal({ ...wish, wanted: 999, available: undefined })).toBeUndefined();
});

test('says how many there are and how many the cart has', () => {
  expect(quantityRefusal({ ...wish, available: 2 })).toEqual({
    ok: false,
    code: 'commerce/line-too-many',
    sentence: 'Only 2 pieces of Mug are in stock.',
  });
  expect(quantityRefusal({ ...wish, available: 1 })?.sentence).toBe('Only one piece of Mug is in stock.');
  expect(quantityRefusal({ ...wish, available: 2, already: 1 })?.sentence).toBe(
    'Only 2 pieces of Mug are in stock, and one is in your cart already.',
  );
  expect(quantityRefusal({ ...wish, available: 2, already: 2 })?.sentence).toBe(
    'Only 2 pieces of Mug are in stock, and 2 are in your cart already.',
  );
});

test('says that it is sold out', () => {
  expect(quantityRefusal({ ...wish, available: 0 })).toEqual({
    ok: false,
    code: 'commerce/line-sold-out',
    sentence: 'Mug is sold out.',
  });
});

test('refuses more than a line holds, even where nobody counts', () => {
  expect(quantityRefusal({ ...wish, wanted: 1000, available: undefined })).toMatchObject({
    code: 'commerce/line-too-many',
    sentence: 'A cart holds at most 999 pieces of one item.',
  });
});
