import { tokenHash } from './token-hash';

test('a hash is sha256 and does not contain its token', () => {
  expect(tokenHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
