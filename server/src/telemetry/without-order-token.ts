import { STORE_PATH } from 'shared-types/commerce/store-path';

const [BEFORE, PLACE] = splitAtToken(STORE_PATH.order);
const TOKEN = new RegExp(`(${BEFORE})[^/?#&]+`, 'gi');

/** An address or path with `:token` for what opens an order: who reads records is not its buyer, and all orders are one page. */
export function withoutOrderToken(address: string): string {
  return address.replace(TOKEN, `$1${PLACE}`);
}

function splitAtToken(path: string): readonly [string, string] {
  const at = path.indexOf(':');
  return [path.slice(0, at), path.slice(at)];
}
