import fc from 'fast-check';
import { anyText } from '../../../../tools/testing/any-text';
import { placeOrderSchema } from './place-order.schema';

const schema = placeOrderSchema('en');
const least = { key: 'k'.repeat(22), seenTotalCents: 100 };
const errorOf = (fields: object) => schema.safeParse({ ...least, ...fields }).error?.issues[0]?.message;

test('missing texts are empty, and texts are trimmed', () => {
  expect(schema.parse({ ...least, email: ' ada@example.com ' })).toMatchObject({
    email: 'ada@example.com',
    phone: '',
    note: '',
  });
});

test('takes the total as a number or as a form value', () => {
  expect(schema.parse({ ...least, seenTotalCents: '2990' }).seenTotalCents).toBe(2990);
});

test.each([-1, 0.5, 1e300, NaN, '29.90', '-1', '', 'x', null, [], {}])('refuses %p as a total', (seenTotalCents) => {
  expect(errorOf({ seenTotalCents })).toBe('Please reload the page and send the order again.');
});

test.each(['', 'short', 'k'.repeat(129), "k'; drop table cart; --", 7, null, ['k'.repeat(22)]])(
  'refuses %p as a key',
  (key) => {
    expect(errorOf({ key })).toBe('Please reload the page and send the order again.');
  },
);

test('allows several lines in a note, and in no other text', () => {
  expect(schema.parse({ ...least, note: 'Ring twice.\r\n\tThanks' }).note).toBe('Ring twice.\r\n\tThanks');
  expect(errorOf({ city: 'Ber\nlin' })).toMatch('special characters');
});

test('refuses characters the database cannot store', () => {
  for (const bad of ['\u0000', '\ud800', 'a\u0000b', '\udc00x']) {
    expect(errorOf({ note: bad })).toMatch('special characters');
    expect(errorOf({ lastName: bad })).toMatch('special characters');
  }
  expect(schema.parse({ ...least, note: '😀' }).note).toBe('😀');
});

test('returns texts of bounded length, or refuses, whatever the input', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), anyText({ maxLength: 3000 })), (value) => {
      const { success, data } = schema.safeParse({ ...least, note: value, line1: value });
      expect(!success || (data.note.length <= 2000 && data.line1.length <= 200 && !/\p{Cs}/u.test(data.note))).toBe(
        true,
      );
    }),
  );
});
