import type { Transaction } from 'kysely';
import type { Database } from '../../schema/database';
import type { Tables } from '../../schema/tables';
import type { ErrorCode } from '../../errors';
import { changed, earlierAnswer, type CartChange } from './cart-answer';
import type { ChangeWish } from './cart-change';
import { loadLines } from './cart-lines';
import type { CartWriter } from './cart-writer';
import type { OpenCart } from './just-opened-cart';
import { lockCart } from './stored-cart';

/** A change of what a visitor wishes of a cart. */
export interface WishChange {
  readonly wish: ChangeWish;
  /** Changes the locked cart and answers what it calls the change, or says why not. */
  readonly change: (trx: Transaction<Tables>, cart: OpenCart) => Promise<{ readonly title: string } | WishRefusal>;
}

/** A change that was not made. Nothing has been stored. */
export interface WishRefusal {
  readonly ok: false;
  readonly code: ErrorCode;
  /** Sentences by field. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** Changes what the visitor wishes of a cart with something in it; sent again, it is changed once. */
export function changeCart(
  db: Database,
  writer: CartWriter,
  { wish, change }: WishChange,
): Promise<CartChange | WishRefusal> {
  return db.transaction().execute(async (trx) => {
    const row = await lockCart(trx, writer);
    if (!row || writer.cartToken === undefined) return { ok: false, code: 'commerce/cart-empty' };
    const cart = { ...row, token: writer.cartToken };
    const earlier = await earlierAnswer(trx, writer, { cart, wish });
    if (earlier) return earlier;
    const lines = await loadLines(trx, writer.site, cart.id);
    if (lines.length === 0) return { ok: false, code: 'commerce/cart-empty' };
    const made = await change(trx, cart);
    return 'ok' in made ? made : changed(trx, writer, { cart, lines, title: made.title, wish });
  });
}
