import { STORE_PATH } from 'shared-types/commerce/store-path';

const PLACE = ':token';
const BEFORE = [STORE_PATH.order, STORE_PATH.contribution, STORE_PATH.subscription, STORE_PATH.review].map((path) =>
  path.slice(0, path.indexOf(PLACE)),
);
const TOKEN = new RegExp(`(${BEFORE.join('|')})[^/?#&]+`, 'gi');

/** An address or path with `:token` for what opens an order: who reads records is not its buyer, and all orders are one page. */
export function withoutOrderToken(address: string): string {
  return address.replace(TOKEN, `$1${PLACE}`);
}
