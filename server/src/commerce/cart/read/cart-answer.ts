import type { Site } from '../../../site/directory/site';
import { entryOf, type LineRow } from './cart-lines';
import type { CartWriter } from '../write/cart-writer';
import type { FoundCart } from './found-cart';
import type { OpenCart } from './just-opened-cart';
import type { CartRow, StoredCart } from './stored-cart';

/** A change of a cart that was made, now or when it was first asked for. */
export interface CartChange {
  readonly ok: true;
  readonly cart: StoredCart;
  /** Opens the cart; a new one where the visitor had none. */
  readonly token: string;
  /** Title of the product whose line changed, or the code that was entered or taken off; empty for what has no name. */
  readonly title: string;
  /** The cart's revision after this very change. */
  readonly revision: number;
}

/** The answer to a change that has been made before: the cart as it is now. */
export function earlierAnswer({ site }: CartWriter, { cart, rows, earlier }: FoundCart): CartChange | undefined {
  if (!earlier) return undefined;
  const { token, ...row } = cart;
  return { ok: true, cart: withLines(site, row, rows), token, ...earlier };
}

/** A change and what came of writing it. */
export interface WrittenChange {
  readonly cart: OpenCart;
  readonly title: string;
  /** The lines as they are after it. */
  readonly rows: readonly LineRow[];
  /** The cart's row after it; absent where somebody else was faster. */
  readonly row: CartRow | undefined;
}

/** The answer to a change that has been written; `undefined` where somebody else was faster. */
export function answerOf(site: Site, { cart, title, rows, row }: WrittenChange): CartChange | undefined {
  return row && { ok: true, cart: withLines(site, row, rows), token: cart.token, title, revision: row.revision };
}

function withLines(site: Site, row: CartRow, rows: readonly LineRow[]): StoredCart {
  return { ...row, lines: rows.map((line) => entryOf(site, line)) };
}
