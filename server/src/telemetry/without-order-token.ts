import { STORE_PATH } from 'shared-types/commerce/store-path';

const PLACE = ':token';
const BEFORE = [STORE_PATH.order, STORE_PATH.contribution, STORE_PATH.subscription, STORE_PATH.review].map((path) =>
  path.slice(0, path.indexOf(PLACE)),
);
/** In words an address ends where something else begins, such as its line in a stack. */
const TOKEN = new RegExp(`(${BEFORE.join('|')})[^/?#&:\\s)]+`, 'gi');

/** An address, a path or words with `:token` for what opens an order: who reads records is not its buyer, and all orders are one page. */
export function withoutOrderToken(text: string): string {
  return text.replace(TOKEN, `$1${PLACE}`);
}
