import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { giftCardHash } from './gift-card-code';

/** A gift card that is bought, and whom it is for. */
export interface NewGiftCard {
  readonly siteId: string;
  readonly orderId: string;
  readonly worthCents: number;
  readonly currency: string;
  readonly recipientName: string;
  /** Empty where it is for the buyer. */
  readonly recipientEmail: string;
  readonly message: string;
}

/** A gift card that pays, locked until the transaction ends. */
export interface LockedGiftCard {
  readonly id: string;
  readonly balanceCents: number;
  /** The payment provider it was bought through. */
  readonly boughtBy: string;
}

/** Keeps what was bought, in the transaction of its order. It pays for nothing before that is paid. */
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

/** Whether anybody has a gift card of the site, so that it is worth asking for one. */
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

/** What its owner sees of the gift card that an order has bought; `undefined` where there is none yet. */
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

/** The gift card of a code, in the currency of the site: anyone who pays by the same one waits here. */
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

/** Takes what a locked gift card pays of an order from what is left on it. */
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

/** Puts what paid for an order back on its gift card, once; a card that has ended stays empty. Answers how many cents it was. */
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

/** Ends a gift card whose order is taken back: nothing is left on it. */
export async function endGiftCard(trx: Transaction<Tables>, orderId: string): Promise<void> {
  await trx
    .updateTable('gift_card')
    .set({ balance_cents: 0, ended_at: sql<Date>`now()` })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .execute();
}
