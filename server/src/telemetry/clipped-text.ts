import { sentText } from '../platform/http/sent/sent-text.schema';
import { storableText } from '../platform/schema/storable-text';
import { withoutEmailToken } from './without-email-token';
import { withoutOrderToken } from './without-order-token';
import { withoutQueries } from './without-queries';

/** So much more than is kept is looked at: what is left out leaves room for what stands behind it. */
const READ_TIMES = 4;

/** Text that is cut, not refused: what is long is still worth keeping. What the database cannot keep is left out. */
export function clippedText(length: number) {
  return sentText().transform((text) => storableText(text.slice(0, length)));
}

/** An address or a path: nobody who reads what pages told finds the way to an order or into an account in it. */
export function clippedAddress(length: number) {
  return sentText().transform((text) =>
    storableText(withoutOrderToken(withoutEmailToken(text.slice(0, READ_TIMES * length))).slice(0, length)),
  );
}

/** Words in which addresses may stand, as in a message or a stack: of them too nobody finds such a way. */
export function clippedMessage(length: number) {
  return sentText().transform((text) =>
    storableText(withoutOrderToken(withoutQueries(text.slice(0, READ_TIMES * length))).slice(0, length)),
  );
}
