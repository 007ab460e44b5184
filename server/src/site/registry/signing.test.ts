import { generateKeyPairSync } from 'node:crypto';
import { createSigning } from './signing';

const signingWith = (own = generateKeyPairSync('ed25519').privateKey) => createSigning({ own, trusted: [] });
const hex = (secret: Uint8Array) => Buffer.from(secret).toString('hex');

test('all servers of a key derive the same secret for a purpose, and nobody else does', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const secret = hex(signingWith(privateKey).secretFor('cookies'));
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(hex(signingWith(privateKey).secretFor('cookies'))).toBe(secret);
  const others = [signingWith(privateKey).secretFor('other'), signingWith().secretFor('cookies')].map(hex);
  expect(new Set([secret, ...others]).size).toBe(3);
});
