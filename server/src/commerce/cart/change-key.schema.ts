import { z } from 'zod';

/** Long enough that nobody guesses another visitor's key. */
const KEY = /^[A-Za-z0-9_-]{16,128}$/;
const STALE = 'Please reload the page and send it again.';

/** The key of a change, where it has one. */
export const changeKeySchema = z.string({ error: STALE }).regex(KEY, STALE).optional();
