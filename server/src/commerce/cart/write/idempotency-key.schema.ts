import { z } from 'zod';
import type { CartMessages } from '../cart.messages';

/** Too long to guess another visitor's key. */
const KEY = /^[A-Za-z0-9_-]{16,128}$/;

export function idempotencyKeySchema({ stale }: CartMessages) {
  return z.string({ error: stale }).regex(KEY, stale).optional();
}
