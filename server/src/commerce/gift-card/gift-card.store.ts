import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { giftCardHash } from './gift-card-code';

export interface NewGiftCard {
  readonly siteId: string;
  readonly orderId: string;
  readonly worthCents: number;
  readonly currency: string;
  readonly recipientName: string;
  /** Empty if the buyer is the recipient. */
  readonly recipientEmail: string;
  readonly message: string;
}

/** A gift card that pays, locked until the transaction ends. */
export interface LockedGiftCard {
  readonly id: string;
  readonly balanceCents: number;
  /** Payment provider of its purchase. */
  readonly boughtBy: string;
}

/** Stores a bought card in the transaction of its order. It cannot pay before it is issued. */
export async function keepGiftCard(trx: Transaction<Tables>, card: NewGiftCard): Promise<void> {
  await trx
    .insertInto('gift_card')
    .values({
      site_id: card.siteId,
      order_id: card.orderId,
      worth_cents: card.worthCents,
      currency: card.currency,
      recipient_name: card.recipientName,
      recipient_email: card.recipientEmail,
      message: card.message,
    })
    .execute();
}

/** True if the site has issued gift cards, so that checkouts ask for one. */
export async function hasGiftCards(db: Database, siteId: string): Promise<boolean> {
  const one = db
    .selectFrom('gift_card')
    .select('id')
    .where('site_id', '=', siteId)
    .where('code_hash', 'is not', null)
    .where('ended_at', 'is', null)
    .limit(1);
  return (await one.executeTakeFirst()) !== undefined;
}

/** The gift card bought by an order, as its owner sees it; undefined if there is none yet. */
export async function giftCardOf(
  db: Database,
  orderId: string,
): Promise<{ readonly ending: string; readonly balanceCents: number } | undefined> {
  return db
    .selectFrom('gift_card')
    .select(['ending', 'balance_cents as balanceCents'])
    .where('order_id', '=', orderId)
    .where('code_hash', 'is not', null)
    .executeTakeFirst();
}

/** The gift card of a code in the site's currency, locked: payments with the same card are serialized. */
export async function lockGiftCard(
  trx: Transaction<Tables>,
  { siteId, currency, code }: { readonly siteId: string; readonly currency: string; readonly code: string },
): Promise<LockedGiftCard | undefined> {
  return trx
    .selectFrom('gift_card')
    .innerJoin('order_payment', 'order_payment.order_id', 'gift_card.order_id')
    .select(['gift_card.id', 'gift_card.balance_cents as balanceCents', 'order_payment.method as boughtBy'])
    .where('gift_card.site_id', '=', siteId)
    .where('gift_card.code_hash', '=', giftCardHash(code))
    .where('gift_card.currency', '=', currency)
    .where('gift_card.ended_at', 'is', null)
    .forUpdate('gift_card')
    .executeTakeFirst();
}

/** Subtracts what a locked gift card pays from its balance. */
export async function spendGiftCard(
  trx: Transaction<Tables>,
  spent: { readonly siteId: string; readonly orderId: string; readonly giftCardId: string; readonly cents: number },
): Promise<void> {
  await trx
    .updateTable('gift_card')
    .set({ balance_cents: sql<number>`balance_cents - ${spent.cents}` })
    .where('id', '=', spent.giftCardId)
    .execute();
  await trx
    .insertInto('gift_card_use')
    .values({ site_id: spent.siteId, order_id: spent.orderId, gift_card_id: spent.giftCardId, cents: spent.cents })
    .execute();
}

/** Returns what a gift card has paid of an order, once; an ended card stays empty. Returns the cents. */
export async function returnToGiftCard(trx: Transaction<Tables>, orderId: string): Promise<number> {
  const use = await trx
    .deleteFrom('gift_card_use')
    .where('order_id', '=', orderId)
    .returning(['gift_card_id as giftCardId', 'cents'])
    .executeTakeFirst();
  if (!use) return 0;
  const { numUpdatedRows } = await trx
    .updateTable('gift_card')
    .set({ balance_cents: sql<number>`balance_cents + ${use.cents}` })
    .where('id', '=', use.giftCardId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0 ? use.cents : 0;
}

/** Ends a gift card whose order is cancelled: its balance becomes zero. */
export async function endGiftCard(trx: Transaction<Tables>, orderId: string): Promise<void> {
  await trx
    .updateTable('gift_card')
    .set({ balance_cents: 0, ended_at: sql<Date>`now()` })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .execute();
}
