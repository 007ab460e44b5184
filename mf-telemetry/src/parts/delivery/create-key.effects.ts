import { callKey, KEY_RANDOM_WORDS } from './call-key';

/** A fresh key: of a call, or whatever else needs a text nobody else has. Pages without a certificate have no `randomUUID`. */
export function createKey(): string {
  return callKey(Date.now(), crypto.getRandomValues(new Uint16Array(KEY_RANDOM_WORDS)));
}
