import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../platform/schema/database';
import type { Tables } from '../../../platform/schema/tables';
import { earlierAnswer, type CartChange } from '../read/cart-answer';
import type { ChangeInput } from './cart-change';
import type { CartWriter } from './cart-writer';
import { findCart, type FoundCart } from '../read/found-cart';
import type { OpenCart } from '../read/just-opened-cart';

export interface CartChanging<Refusal> {
  readonly input: ChangeInput;
  /** Locks the visitor's cart until the transaction ends. */
  readonly lock: (trx: Transaction<Tables>) => Promise<OpenCart | undefined>;
  /**
   * Decides by what was read, and writes in one statement. Returns undefined and writes nothing if somebody else has
   * changed the cart meanwhile.
   */
  readonly make: (db: Kysely<Tables>, found: FoundCart) => Promise<CartChange | Refusal | undefined>;
  /** As `make`, for a visitor without a cart. */
  readonly makeWithout: (trx: Transaction<Tables>) => Promise<CartChange | Refusal | undefined>;
}

/**
 * Changes a cart without a lock first, since concurrent changes are rare. After a conflict the cart is read and changed
 * again under its lock. A repeated change gets the same answer.
 */
export async function unlessOvertaken<Refusal>(
  db: Database,
  writer: CartWriter,
  { input, lock, make, makeWithout }: CartChanging<Refusal>,
): Promise<CartChange | Refusal> {
  const change = async (on: Kysely<Tables>, cartToken = writer.cartToken) => {
    const found = await findCart(on, { ...writer, cartToken }, input);
    return found && (earlierAnswer(writer, found) ?? make(on, found));
  };
  const made = await change(db);
  if (made) return made;
  return db.transaction().execute(async (trx) => {
    const cart = await lock(trx);
    const last = await (cart ? change(trx, cart.token) : makeWithout(trx));
    if (!last) throw new Error('A locked cart was changed by somebody else.');
    return last;
  });
}
