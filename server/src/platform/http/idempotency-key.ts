import { randomBytes } from 'node:crypto';

const KEY_BYTES = 16;

/** An idempotency key nobody can guess: 128 random bits. It is known to the server once something has been sent with it. */
export function createIdempotencyKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}
