import { callKey, KEY_RANDOM_BYTES } from './call-key';

/** A fresh key: of a call, or whatever else needs a text nobody else has. Pages without a certificate have no `randomUUID`. */
export function createKey(nowMs: number = Date.now()): string {
  return callKey({ nowMs, random: crypto.getRandomValues(new Uint8Array(KEY_RANDOM_BYTES)) });
}
