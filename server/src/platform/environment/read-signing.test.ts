import { generateKeyPairSync } from 'node:crypto';
import { readSigning } from './read-signing';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const secret = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const open = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const bare = (pem: string) => pem.split('\n').slice(1, -2).join('');

test('a key is PEM or its base64 line; without one nothing is set', () => {
  expect(readSigning({})).toEqual({});
  expect(readSigning({ COLONNADE_SIGNING_KEY: '', TRUSTED_KEYS: ' , ' })).toEqual({});
  for (const text of [secret, bare(secret), secret.replaceAll('\n', '\\n')])
    expect(readSigning({ COLONNADE_SIGNING_KEY: text }).signingKey?.equals(privateKey)).toBe(true);
  const { trustedKeys = [] } = readSigning({ TRUSTED_KEYS: `${bare(open)}, ${open},` });
  expect(trustedKeys.map((key) => key.equals(publicKey))).toEqual([true, true]);
});

test('an invalid key stops the start, and is not repeated', () => {
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  for (const text of ['secret', bare(open), other.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()]) {
    const read = () => readSigning({ COLONNADE_SIGNING_KEY: text });
    expect(read).toThrow(/^COLONNADE_SIGNING_KEY is not a private Ed25519 key: give it what "openssl/);
    expect(read).not.toThrow(text);
  }
  for (const text of ['secret', bare(secret), other.publicKey.export({ type: 'spki', format: 'pem' }).toString()])
    expect(() => readSigning({ TRUSTED_KEYS: `${bare(open)},${text}` })).toThrow(
      /^Key 2 of TRUSTED_KEYS is not a public Ed25519 key: give it what "openssl/,
    );
});
