import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { StartError } from '../postgres/start-error';
import type { Config } from './config';
import type { Env } from './config';

const PEM_LINES = /-----[A-Z ]+-----|\s|\\n/g;

/** The keys that decide which builds may run. Fails closed: an unreadable key stops the start. */
export function readSigning(env: Env): Pick<Config, 'signingKey' | 'trustedKeys'> {
  const own = env['COLONNADE_SIGNING_KEY'];
  const trusted = (env['TRUSTED_KEYS'] ?? '').split(',').filter((part) => part.trim() !== '');
  return {
    ...(own ? { signingKey: readSigningKey(own, 'COLONNADE_SIGNING_KEY') } : {}),
    ...(trusted.length === 0 ? {} : { trustedKeys: trusted.map((text, at) => readTrustedKey(text, at + 1)) }),
  };
}

/** Parses a private key. The message does not repeat the value, which may be most of a key. */
export function readSigningKey(text: string, where: string): KeyObject {
  const key = readKey(text, (der) => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
  if (key) return key;
  throw new StartError(
    `${where} is not a private Ed25519 key: give it what "openssl genpkey -algorithm ed25519" writes, whole or without its first and last line.`,
  );
}

function readTrustedKey(text: string, at: number): KeyObject {
  const key = readKey(text, (der) => createPublicKey({ key: der, format: 'der', type: 'spki' }));
  if (key) return key;
  throw new StartError(
    `Key ${at} of TRUSTED_KEYS is not a public Ed25519 key: give it what "openssl pkey -pubout" writes, whole or without its first and last line; separate several with commas.`,
  );
}

/** Accepts PEM or its base64 alone, with or without line breaks, since settings often lose them. */
function readKey(text: string, parse: (der: Buffer) => KeyObject): KeyObject | undefined {
  try {
    const key = parse(Buffer.from(text.replace(PEM_LINES, ''), 'base64'));
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}
