import { orderToken } from './order-token';

test('the same cart and key give the same token, any other another', () => {
  const token = orderToken('cart', 'key');
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(orderToken('cart', 'key')).toBe(token);
  expect(orderToken('other', 'key')).not.toBe(token);
  expect(orderToken('cart', 'other')).not.toBe(token);
});
