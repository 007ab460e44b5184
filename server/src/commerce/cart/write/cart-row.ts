import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/schema/tables';
import type { CartWriter } from './cart-writer';
import { createOpening, lockJustOpened, type OpenCart } from '../read/just-opened-cart';
import { CART_COLUMNS, lockCart, type CartRow } from '../read/stored-cart';
import { tokenHash } from '../../../platform/http/token-hash';

/** The cart of the token, locked. */
export async function lockOwnCart(trx: Transaction<Tables>, writer: CartWriter): Promise<OpenCart | undefined> {
  const row = await lockCart(trx, writer);
  return row && writer.cartToken !== undefined ? { ...row, token: writer.cartToken } : undefined;
}

/** The cart to which the visitor adds, locked: the token's, else the one this browser has just opened. */
export async function lockOpenCart(trx: Transaction<Tables>, writer: CartWriter): Promise<OpenCart | undefined> {
  return (await lockOwnCart(trx, writer)) ?? lockJustOpened(trx, writer);
}

/** Creates an empty cart with its token. */
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
 * A revision is a time in milliseconds, so it also grows from one cart of a visitor to the next. Divided by 0.001, because
 * statements with an asterisk are not kept prepared.
 */
export const NEXT_REVISION = sql<number>`greatest(revision + 1, (extract(epoch from clock_timestamp()) / 0.001)::bigint)`;

/** Today in UTC. */
export const TODAY = sql<Date>`(now() at time zone 'UTC')::date`;

type NewCart = Pick<Updateable<Tables['cart']>, 'order_id' | 'place' | 'shipping_option_id' | 'coupon_codes'>;

/** Increases a cart's revision in the transaction that changes it. Returns its new row. */
export function bumpCart(trx: Transaction<Tables>, cartId: string, become: NewCart = {}): Promise<CartRow> {
  return trx
    .updateTable('cart')
    .set({ ...become, revision: NEXT_REVISION, changed_on: TODAY })
    .where('id', '=', cartId)
    .returning(CART_COLUMNS)
    .executeTakeFirstOrThrow();
}
