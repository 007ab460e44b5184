import { z } from 'zod';
import { storableText } from '../schema/storable-text';
import { withoutLetterToken } from './without-letter-token';
import { withoutOrderToken } from './without-order-token';
import { withoutQueries } from './without-queries';

/** Text that is cut, not refused: what is long is still worth keeping. What the database cannot keep is left out. */
export function clippedText(length: number) {
  return z.string().transform((text) => storableText(text.slice(0, length)));
}

/** An address or a path: nobody who reads what pages told finds the way to an order or into an account in it. */
export function clippedAddress(length: number) {
  return z.string().transform((text) => storableText(withoutOrderToken(withoutLetterToken(text)).slice(0, length)));
}

/** Words in which addresses may stand, as in a message or a stack: of them too nobody finds such a way. */
export function clippedWords(length: number) {
  return z.string().transform((text) => storableText(withoutOrderToken(withoutQueries(text)).slice(0, length)));
}
