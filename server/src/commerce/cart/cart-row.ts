import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../schema/tables';
import type { CartRow } from './stored-cart';
import { createCartToken, tokenHash } from './token-hash';

/** Makes an empty cart and the token that opens it. */
export async function createCart(
  trx: Transaction<Tables>,
  siteId: string,
): Promise<CartRow & { readonly token: string }> {
  const token = createCartToken();
  const row = await trx
    .insertInto('cart')
    .values({ id: randomUUID(), site_id: siteId, token_hash: tokenHash(token) })
    .returning(['id', 'revision', 'created_at as createdAt'])
    .executeTakeFirstOrThrow();
  return { ...row, token };
}

// A revision is a time in milliseconds: so it grows from one cart of a visitor to the next, too.
const NEXT_REVISION = sql<number>`greatest(revision + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)`;

/** Marks a cart as changed, inside the transaction that changes it. Answers its new revision. */
export async function bumpCart(
  trx: Transaction<Tables>,
  cartId: string,
  become: { readonly order_id?: string } = {},
): Promise<number> {
  const { revision } = await trx
    .updateTable('cart')
    .set({ ...become, revision: NEXT_REVISION, updated_at: new Date() })
    .where('id', '=', cartId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}
