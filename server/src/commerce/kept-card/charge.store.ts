import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { CardSession } from '../card-payment/card-session.store';
import { cardName } from './card-name';
import { chargeableCard, type KeptCard } from './kept-card.store';

/** Days from one charge of an order to the next, as long as the card is refused. */
const DAYS_BETWEEN = [3, 2] as const;
/** Longer than all charges of an order take. */
const LONGEST_DAYS = 7;

export interface ChargeToPlan {
  readonly siteId: string;
  readonly subscriptionId: string;
  readonly orderId: string;
  /** Scheme, host and port of links in emails. */
  readonly origin: string;
  /** False for test cards. */
  readonly isLive: boolean;
}

/**
 * Has the job charge the kept card for a new order, in the transaction that places the order. Returns false if the subscription
 * has no card that the site's account with Stripe can charge.
 */
export async function planCharge(trx: Database, charge: ChargeToPlan): Promise<boolean> {
  const card = await chargeableCard(trx, charge.subscriptionId);
  if (!card || card.is_live !== charge.isLive) return false;
  await insertCharge(trx, { ...charge, accountId: card.account_id, days: 0 });
  return true;
}

/** Plans the charge after one that was refused; returns its day, or undefined after the last one. */
export async function planNextCharge(trx: Database, refused: CardSession): Promise<Date | undefined> {
  const { count } = await trx
    .selectFrom('card_session')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('order_id', '=', refused.order_id)
    .where('kind', '=', 'charge')
    .executeTakeFirstOrThrow();
  const days = DAYS_BETWEEN[count - 1];
  if (days === undefined) return undefined;
  return insertCharge(trx, {
    siteId: refused.site_id,
    orderId: refused.order_id,
    origin: refused.origin,
    isLive: refused.is_live,
    accountId: refused.account_id,
    days,
  });
}

type Planned = Omit<ChargeToPlan, 'subscriptionId'> & { readonly accountId: string; readonly days: number };

async function insertCharge(
  trx: Database,
  { siteId, orderId, origin, isLive, accountId, days }: Planned,
): Promise<Date> {
  const { at } = await trx
    .insertInto('card_session')
    .values({
      id: randomUUID(),
      site_id: siteId,
      order_id: orderId,
      account_id: accountId,
      is_live: isLive,
      origin,
      kind: 'charge',
      session_id: null,
      payment_id: null,
      expires_at: sql<Date>`now() + make_interval(days => ${LONGEST_DAYS})`,
      check_at: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .returning('check_at as at')
    .executeTakeFirstOrThrow();
  if (!at) throw new Error(`A charge of order ${orderId} has no day.`);
  return at;
}

/** Records that a charge is sent now, with the card that it takes: a repeated call must be the same. */
export async function markSent(trx: Database, id: string, card: KeptCard): Promise<CardSession> {
  return trx
    .updateTable('card_session')
    .set({
      state: 'open',
      sent_at: sql<Date>`now()`,
      customer_id: card.customer_id,
      payment_method_id: card.payment_method_id,
      card_name: cardName(card),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * In statements: whether an order, by its id and the state of its payment, waits for the first charge of the kept card. After a
 * refusal its buyer is asked to pay.
 */
export function waitsForCharge(orderId: RawBuilder<unknown>, payment: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${payment} = 'pending' and exists (select from card_session
    where card_session.order_id = ${orderId} and card_session.kind = 'charge' and card_session.state in ('new', 'open')))`;
}

/** As `waitsForCharge`, of one order. */
export async function isChargePlanned(db: Database, orderId: string): Promise<boolean> {
  const order = await db
    .selectFrom('order_payment')
    .select(waitsForCharge(sql`order_payment.order_id`, sql`order_payment.state`).as('isPlanned'))
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return order?.isPlanned ?? false;
}
