import type { CaptchaChallenge, CaptchaSolution } from 'shared-types/forms/captcha';

/**
 * Finds the counter whose derived key begins with the challenge's prefix, by PBKDF2 as in the altcha protocol, version 2. A
 * worker runs its source text, so it must not use anything from outside itself.
 */
export async function solveChallenge({ parameters }: CaptchaChallenge): Promise<CaptchaSolution> {
  const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const [nonce, salt] = [bytesOf(parameters.nonce), bytesOf(parameters.salt)];
  const password = new Uint8Array(nonce.length + 4);
  password.set(nonce);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: parameters.cost };
  for (let counter = 0; ; counter += 1) {
    new DataView(password.buffer).setUint32(nonce.length, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const bits = await crypto.subtle.deriveBits(derivation, key, parameters.keyLength * 8);
    const derivedKey = Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (derivedKey.startsWith(parameters.keyPrefix)) return { counter, derivedKey };
  }
}
