import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/schema/tables';
import type { CartWriter } from './cart-writer';
import { createOpening, lockJustOpened, type OpenCart } from '../read/just-opened-cart';
import { CART_COLUMNS, lockCart, type CartRow } from '../read/stored-cart';
import { tokenHash } from '../../../platform/http/token-hash';

/** The cart the token opens, locked. */
export async function lockOwnCart(trx: Transaction<Tables>, writer: CartWriter): Promise<OpenCart | undefined> {
  const row = await lockCart(trx, writer);
  return row && writer.cartToken !== undefined ? { ...row, token: writer.cartToken } : undefined;
}

/** The cart the visitor adds to, locked: the one the token opens, else the one this browser has just opened. */
export async function lockOpenCart(trx: Transaction<Tables>, writer: CartWriter): Promise<OpenCart | undefined> {
  return (await lockOwnCart(trx, writer)) ?? lockJustOpened(trx, writer);
}

/** Makes an empty cart and the token that opens it. */
export async function createCart(db: Kysely<Tables>, { site, crumb }: CartWriter): Promise<OpenCart> {
  const { token, openerHash, openerSalt } = createOpening(crumb);
  const row = await db
    .insertInto('cart')
    .values({
      id: randomUUID(),
      site_id: site.id,
      token_hash: tokenHash(token),
      opener_hash: openerHash,
      opener_salt: openerSalt,
    })
    .returning(CART_COLUMNS)
    .executeTakeFirstOrThrow();
  return { ...row, token };
}

/**
 * A revision is a time in milliseconds: so it grows from one cart of a visitor to the next, too. Seconds are divided by a
 * thousandth, since a text with an asterisk is not kept prepared.
 */
export const NEXT_REVISION = sql<number>`greatest(revision + 1, (extract(epoch from clock_timestamp()) / 0.001)::bigint)`;

/** The day it is, in UTC. */
export const TODAY = sql<Date>`(now() at time zone 'UTC')::date`;

/** What a cart may become with a change of its own row. */
type NewCart = Pick<Updateable<Tables['cart']>, 'order_id' | 'place' | 'shipping_option_id' | 'coupon_codes'>;

/** Marks a cart as changed, inside the transaction that changes it. Answers its row as it is now. */
export function bumpCart(trx: Transaction<Tables>, cartId: string, become: NewCart = {}): Promise<CartRow> {
  return trx
    .updateTable('cart')
    .set({ ...become, revision: NEXT_REVISION, changed_on: TODAY })
    .where('id', '=', cartId)
    .returning(CART_COLUMNS)
    .executeTakeFirstOrThrow();
}
