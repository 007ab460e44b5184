import type { Transaction } from 'kysely';
import type { CartEntry } from 'shared-types/commerce/cart';
import type { Tables } from '../../schema/tables';
import { earlierChange, writeChange, type ChangeWish } from './cart-change';
import { loadLines } from './cart-lines';
import type { CartWriter } from './cart-writer';
import type { OpenCart } from './just-opened-cart';
import type { StoredCart } from './stored-cart';

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
export async function earlierAnswer(
  trx: Transaction<Tables>,
  { site, answered }: CartWriter,
  { cart, wish }: { readonly cart: OpenCart; readonly wish: ChangeWish },
): Promise<CartChange | undefined> {
  const made = await earlierChange(trx, { cartId: cart.id, answered }, wish);
  if (!made) return undefined;
  const { token, ...row } = cart;
  return { ok: true, cart: { ...row, lines: await loadLines(trx, site, row.id) }, token, ...made };
}

/** A change that was made of a cart's lines or wishes, but not noted yet. */
export interface ChangeToNote {
  readonly cart: OpenCart;
  /** As they are after the change. */
  readonly lines: readonly CartEntry[];
  readonly title: string;
  readonly wish: ChangeWish;
}

/** Marks the cart as changed, and answers with it. */
export async function changed(
  trx: Transaction<Tables>,
  { site }: CartWriter,
  { cart, lines, title, wish }: ChangeToNote,
): Promise<CartChange> {
  const row = await writeChange(trx, { cartId: cart.id, siteId: site.id, title, wish });
  return { ok: true, cart: { ...row, lines }, token: cart.token, title, revision: row.revision };
}
