import { z } from 'zod';
import type { CartMessages } from '../cart.messages';

/** Long enough that nobody guesses another visitor's key. */
const KEY = /^[A-Za-z0-9_-]{16,128}$/;

/** The idempotency key of a change, where it has one. */
export function idempotencyKeySchema({ stale }: CartMessages) {
  return z.string({ error: stale }).regex(KEY, stale).optional();
}
