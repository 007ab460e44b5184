import { payloadShape } from './payload-shape';

test.each([
  [{}, '{}'],
  [null, 'null'],
  [{ revision: 3, choice: 'accepted', at: null }, '{ revision: number, choice: string, at: null }'],
  [{ lines: [{ id: 'a', cents: 2 }, { id: 'b' }], none: [] }, '{ lines: 2 × { id: string, cents: number }, none: [] }'],
  [{ a: { b: { c: { d: 1 } } } }, '{ a: { b: { c: {…} } } }'],
  [Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`k${at}`, at])), /k11: number, … }$/],
])('says what a payload is made of, and nothing of what is in it: %j', (payload, shape) => {
  expect(payloadShape(payload)).toEqual(typeof shape === 'string' ? shape : expect.stringMatching(shape));
});

test('a payload that holds itself has an end', () => {
  const payload: Record<string, unknown> = {};
  payload['self'] = payload;
  expect(payloadShape(payload)).toBe('{ self: { self: { self: {…} } } }');
});
