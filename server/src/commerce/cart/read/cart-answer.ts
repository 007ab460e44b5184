import type { Site } from '../../../site/directory/site';
import { entryOf, type LineRow } from './cart-lines';
import type { CartWriter } from '../write/cart-writer';
import type { FoundCart } from './found-cart';
import type { OpenCart } from './just-opened-cart';
import type { CartRow, StoredCart } from './stored-cart';

/** A change of a cart, made now or by an earlier request with the same key. */
export interface CartChange {
  readonly ok: true;
  readonly cart: StoredCart;
  /** Opens the cart. */
  readonly token: string;
  /** Title of the changed product, or the code of a coupon; may be empty. */
  readonly title: string;
  /** The cart's revision after this change. */
  readonly revision: number;
}

/** The answer to a repeated change: the current cart. */
export function earlierAnswer({ site }: CartWriter, { cart, rows, earlier }: FoundCart): CartChange | undefined {
  if (!earlier) return undefined;
  const { token, ...row } = cart;
  return { ok: true, cart: withLines(site, row, rows), token, ...earlier };
}

export interface WrittenChange {
  readonly cart: OpenCart;
  readonly title: string;
  /** The lines after the change. */
  readonly rows: readonly LineRow[];
  /** The cart's row after the change; undefined if somebody else has changed the cart meanwhile. */
  readonly row: CartRow | undefined;
}

/** The answer to a change; undefined if somebody else has changed the cart meanwhile. */
export function answerOf(site: Site, { cart, title, rows, row }: WrittenChange): CartChange | undefined {
  return row && { ok: true, cart: withLines(site, row, rows), token: cart.token, title, revision: row.revision };
}

function withLines(site: Site, row: CartRow, rows: readonly LineRow[]): StoredCart {
  return { ...row, lines: rows.map((line) => entryOf(site, line)) };
}
