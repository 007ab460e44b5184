import { sentText } from '../platform/http/sent/sent-text.schema';
import { storableText } from '../platform/schema/storable-text';
import { withoutEmailToken } from './without-email-token';
import { withoutOrderToken } from './without-order-token';
import { withoutQueries } from './without-queries';

/** Reads more than is kept, since removing tokens and queries makes room for what follows. */
const READ_TIMES = 4;

/** Text that is cut instead of refused, without characters the database cannot store. */
export function clippedText(length: number) {
  return sentText().transform((text) => storableText(text.slice(0, length)));
}

/** An address or path, cut, without tokens that open an order or an account. */
export function clippedAddress(length: number) {
  return sentText().transform((text) =>
    storableText(withoutOrderToken(withoutEmailToken(text.slice(0, READ_TIMES * length))).slice(0, length)),
  );
}

/** A message or stack, cut; its addresses contain neither tokens nor queries. */
export function clippedMessage(length: number) {
  return sentText().transform((text) =>
    storableText(withoutOrderToken(withoutQueries(text.slice(0, READ_TIMES * length))).slice(0, length)),
  );
}
