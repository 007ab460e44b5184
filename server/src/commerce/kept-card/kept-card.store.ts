import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { KeptCardTable } from '../../platform/schema/tables/card-payment.tables';

export type KeptCard = Selectable<KeptCardTable>;

export type CardToKeep = Omit<KeptCard, 'id' | 'created_at' | 'forget_at'>;

/**
 * Keeps a card for a subscription in place of the earlier one, which is then forgotten; once, however often it is heard of. The
 * card that the buyer has chosen last is kept, in whatever order cards are heard of. Call it in a transaction.
 */
export async function keepCard(trx: Database, card: CardToKeep): Promise<void> {
  const { subscription_id: subscriptionId } = card;
  await trx.selectFrom('subscription').select('id').where('id', '=', subscriptionId).forUpdate().executeTakeFirst();
  const kept = await keptCard(trx, subscriptionId);
  if (kept?.payment_method_id === card.payment_method_id) return;
  const isLater = !kept || kept.chosen_at <= card.chosen_at;
  if (kept && isLater) await forgetCard(trx, kept.id);
  await trx
    .insertInto('kept_card')
    .values({ ...card, id: randomUUID(), forget_at: isLater ? null : sql<Date>`now()` })
    .execute();
}

/** The card of a subscription. */
export function keptCard(db: Database, subscriptionId: string): Promise<KeptCard | undefined> {
  return db
    .selectFrom('kept_card')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('forget_at', 'is', null)
    .executeTakeFirst();
}

/** The kept card of a subscription; undefined if it is kept by another Stripe account than the one connected now. */
export function chargeableCard(db: Database, subscriptionId: string): Promise<KeptCard | undefined> {
  return chargeableCards(db).where('subscription_id', '=', subscriptionId).executeTakeFirst();
}

/** As `chargeableCard`, of several subscriptions, by their ids. */
export async function chargeableCardsOf(
  db: Database,
  subscriptionIds: readonly string[],
): Promise<ReadonlyMap<string, KeptCard>> {
  if (subscriptionIds.length === 0) return new Map();
  const cards = await chargeableCards(db).where('subscription_id', 'in', subscriptionIds).execute();
  return new Map(cards.map((card) => [card.subscription_id, card]));
}

function chargeableCards(db: Database) {
  return db
    .selectFrom('kept_card')
    .innerJoin('stripe_account', (join) =>
      join
        .onRef('stripe_account.site_id', '=', 'kept_card.site_id')
        .onRef('stripe_account.account_id', '=', 'kept_card.account_id')
        .onRef('stripe_account.is_live', '=', 'kept_card.is_live'),
    )
    .selectAll('kept_card')
    .where('forget_at', 'is', null);
}

/** Takes a card from its subscription; the job detaches it at Stripe. */
export async function forgetCard(trx: Database, id: string): Promise<void> {
  await trx
    .updateTable('kept_card')
    .set({ forget_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** The subscription that an order is of. */
export async function subscriptionOfOrder(db: Database, orderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('subscription_order')
    .select('subscription_id as id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.id;
}
