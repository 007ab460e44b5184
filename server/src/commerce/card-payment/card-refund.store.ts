import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { CardRefundTable } from '../../platform/schema/tables/card-payment.tables';

export type CardRefund = Selectable<CardRefundTable>;

const RETRY_SECONDS = 60;

export type RefundToKeep = Pick<
  CardRefund,
  'site_id' | 'order_id' | 'card_session_id' | 'key' | 'cents' | 'reason' | 'account_id' | 'account_name' | 'origin'
>;

/** Another refund of the order that Stripe has not answered yet. The caller has locked the order. */
export async function isRefundUnderWay(trx: Database, { order_id: orderId, key }: RefundToKeep): Promise<boolean> {
  const other = await trx
    .selectFrom('card_refund')
    .select('id')
    .where('order_id', '=', orderId)
    .where('key', '<>', key)
    .where('state', '=', 'sending')
    .executeTakeFirst();
  return other !== undefined;
}

/** Keeps a refund before it is sent, once for each key; one that Stripe has refused is sent under a new key. */
export async function keepRefund(trx: Database, refund: RefundToKeep): Promise<CardRefund> {
  await trx
    .insertInto('card_refund')
    .values({ ...refund, id: randomUUID(), refund_id: null, mistake: null, try_at: nextTry() })
    .onConflict((conflict) => conflict.columns(['order_id', 'key']).doNothing())
    .execute();
  return trx
    .selectFrom('card_refund')
    .selectAll()
    .where('order_id', '=', refund.order_id)
    .where('key', '=', refund.key)
    .executeTakeFirstOrThrow();
}

export async function noteRefundMade(db: Database, id: string, refundId: string): Promise<void> {
  await db
    .updateTable('card_refund')
    .set({ state: 'made', refund_id: refundId, try_at: null })
    .where('id', '=', id)
    .execute();
}

/** Stripe has refused it, in these words. */
export async function noteRefundRefused(db: Database, id: string, mistake: string): Promise<void> {
  await db
    .updateTable('card_refund')
    .set({ state: 'refused', mistake, try_at: null })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute();
}

export function findRefund(db: Database, id: string): Promise<CardRefund | undefined> {
  return db.selectFrom('card_refund').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Claims refunds whose answer was lost, so that one server sends each again. */
export function claimRefunds(db: Database, most: number): Promise<CardRefund[]> {
  return db
    .updateTable('card_refund')
    .set({ try_at: nextTry() })
    .where('id', 'in', (query) =>
      query
        .selectFrom('card_refund')
        .select('id')
        .where('try_at', '<=', sql<Date>`now()`)
        .orderBy('try_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

function nextTry() {
  return sql<Date>`now() + make_interval(secs => ${RETRY_SECONDS})`;
}
