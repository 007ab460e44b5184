import { STORE_PATH } from 'shared-types/commerce/store-path';

const PLACE = ':token';
const BEFORE = [STORE_PATH.order, STORE_PATH.contribution, STORE_PATH.subscription, STORE_PATH.review].map((path) =>
  path.slice(0, path.indexOf(PLACE)),
);
/** In a text, an address ends before the line number of a stack, for example. */
const TOKEN = new RegExp(`(${BEFORE.join('|')})[^/?#&:\\s)]+`, 'gi');

/** Replaces the token in an order's address by `:token`: readers of records must not be able to open the order. */
export function withoutOrderToken(text: string): string {
  return text.replace(TOKEN, `$1${PLACE}`);
}
