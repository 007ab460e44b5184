import { randomBytes } from 'node:crypto';

const KEY_BYTES = 16;

/** Creates an idempotency key of 128 random bits. The server stores it only when something is sent with it. */
export function createIdempotencyKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}
