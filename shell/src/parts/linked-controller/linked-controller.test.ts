import { linkedController } from './linked-controller';

test('a controller ends with its parent, and at once with one that has ended', () => {
  const parent = new AbortController();
  const child = linkedController(parent.signal);
  expect(child.signal.aborted).toBe(false);
  parent.abort();
  expect([child.signal.aborted, linkedController(parent.signal).signal.aborted]).toEqual([true, true]);
});

test('a controller that ends by itself leaves its parent going', () => {
  const parent = new AbortController();
  linkedController(parent.signal).abort();
  expect(parent.signal.aborted).toBe(false);
});
