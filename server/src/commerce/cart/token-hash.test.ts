import { createCartToken, tokenHash } from './token-hash';

test('tokens are 32 random bytes, as the cookie takes them', () => {
  const tokens = new Set(Array.from({ length: 100 }, createCartToken));
  expect(tokens.size).toBe(100);
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

test('a hash is sha256 and does not contain its token', () => {
  expect(tokenHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
