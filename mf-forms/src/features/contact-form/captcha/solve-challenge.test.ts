import { runInNewContext } from 'node:vm';
import { spec } from '../../../../../tools/testing/spec';
import { solveChallenge } from './solve-challenge';

/** Made by altcha-lib 2.8. */
const CHALLENGE = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    keyLength: 32,
    keyPrefix: 'd2d8af8bc56a0f2f2292b8a8627e5137',
    nonce: '38ca31434a2b6a2052c05e385996d322',
    salt: '8b5f63e08953ad7ee4ab07bd51c8a86b',
  },
};
const SOLUTION = {
  counter: 7,
  derivedKey: 'd2d8af8bc56a0f2f2292b8a8627e51378b28043988d6a31fad8b6af0b0044f26',
};

spec('CAPT-01', 'finds the solution that the altcha protocol expects', async () => {
  expect(await solveChallenge(CHALLENGE)).toEqual(SOLUTION);
});

test('needs nothing from outside itself, because a worker runs its source text', async () => {
  const alone = runInNewContext(`(${solveChallenge})`, { crypto, Uint8Array }) as typeof solveChallenge;
  expect({ ...(await alone(CHALLENGE)) }).toEqual(SOLUTION);
});
