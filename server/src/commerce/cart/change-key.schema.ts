import { z } from 'zod';
import type { CartSentences } from './cart.sentences';

/** Long enough that nobody guesses another visitor's key. */
const KEY = /^[A-Za-z0-9_-]{16,128}$/;

/** The key of a change, where it has one. */
export function changeKeySchema({ stale }: CartSentences) {
  return z.string({ error: stale }).regex(KEY, stale).optional();
}
