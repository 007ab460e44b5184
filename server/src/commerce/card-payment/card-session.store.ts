import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { CardSessionTable } from '../../platform/schema/tables/card-payment.tables';

export type CardSession = Selectable<CardSessionTable>;

export interface SessionToBegin {
  readonly siteId: string;
  readonly orderId: string;
  /** Stripe's id of the receiving account. */
  readonly accountId: string;
  readonly isLive: boolean;
  readonly origin: string;
  /** To pay, or to choose the card of a subscription. */
  readonly kind: 'page' | 'setup';
  /** Whether the card is charged for later orders. */
  readonly keepsCard: boolean;
}

/** Stripe demands at least 30 minutes, and a buyer needs some of them. */
const SHORTEST_MINUTES = 31;
/** Less than the day that Stripe allows at most. */
const LONGEST_MINUTES = 23 * 60;
/** A page that ends sooner is not opened again. */
const LEAST_LEFT_MS = 60_000;
/** After that, the row of a call that never came back is left to the job. */
const NEW_FOR_MS = 20_000;
/** A webhook usually tells sooner. */
const FIRST_CHECK_SECONDS = 60;

/**
 * The page on which an order can be paid now, so that two tabs share one; otherwise a new row, which lives as long as the
 * order's items are reserved. Undefined while a charge of the kept card may pay the order. Call it in a transaction: it locks
 * the order.
 */
export async function beginSession(trx: Database, to: SessionToBegin): Promise<CardSession | undefined> {
  const { siteId, orderId, accountId, isLive, origin, kind, keepsCard } = to;
  await trx.selectFrom('customer_order').select('id').where('id', '=', orderId).forUpdate().executeTakeFirst();
  if (kind === 'page' && (await sentCharge(trx, orderId))) return undefined;
  const latest = await latestSession(trx, orderId, [kind]);
  if (latest && isUsable(latest, to)) return latest;
  const hold = await trx
    .selectFrom('order_hold')
    .select('held_until')
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  const heldMinutes = hold?.held_until ? (hold.held_until.getTime() - Date.now()) / 60_000 : LONGEST_MINUTES;
  const minutes = Math.min(Math.max(heldMinutes, SHORTEST_MINUTES), LONGEST_MINUTES);
  return trx
    .insertInto('card_session')
    .values({
      id: randomUUID(),
      site_id: siteId,
      order_id: orderId,
      account_id: accountId,
      is_live: isLive,
      origin,
      kind,
      keeps_card: keepsCard,
      session_id: null,
      payment_id: null,
      expires_at: new Date(Date.now() + minutes * 60_000),
      check_at: sql<Date>`now() + make_interval(secs => ${FIRST_CHECK_SECONDS})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Rows whose call to Stripe is under way are used by its retry, under the same idempotency key. */
function isUsable(session: CardSession, { accountId, isLive }: SessionToBegin): boolean {
  if (session.account_id !== accountId || session.is_live !== isLive) return false;
  if (session.state === 'new') return isUnderWay(session);
  return session.state === 'open' && session.expires_at.getTime() - Date.now() > LEAST_LEFT_MS;
}

/** Whether the call that makes a new page may still be answered. */
export function isUnderWay({ created_at: createdAt }: CardSession): boolean {
  return Date.now() - createdAt.getTime() < NEW_FOR_MS;
}

/** The newest page of an order. */
export function latestSession(
  db: Database,
  orderId: string,
  kinds: readonly SessionToBegin['kind'][],
): Promise<CardSession | undefined> {
  return db
    .selectFrom('card_session')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', 'in', kinds)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The charge of an order that Stripe was sent, and whose outcome is not known. */
export function sentCharge(db: Database, orderId: string): Promise<CardSession | undefined> {
  return db
    .selectFrom('card_session')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'charge')
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst();
}

/** The page or charge by which an order was paid. */
export function paidSession(db: Database, orderId: string): Promise<CardSession | undefined> {
  return db
    .selectFrom('card_session')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

/** Finds the page of an id of Stripe's, of a session or of its payment. */
export function sessionOf(
  db: Database,
  siteId: string,
  of: { readonly sessionId: string } | { readonly paymentId: string },
): Promise<CardSession | undefined> {
  const [column, id] =
    'sessionId' in of ? (['session_id', of.sessionId] as const) : (['payment_id', of.paymentId] as const);
  return db
    .selectFrom('card_session')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(column, '=', id)
    .executeTakeFirst();
}

/** The page that Stripe's answer was lost of, by the id that it was made with. */
export function sessionNamed(db: Database, siteId: string, id: string): Promise<CardSession | undefined> {
  return db
    .selectFrom('card_session')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('kind', '<>', 'charge')
    .where('session_id', 'is', null)
    .executeTakeFirst();
}

/** What Stripe has said of a page, or of a charge, which has no session. */
export interface SessionNews {
  readonly sessionId?: string;
  readonly state: 'open' | 'paid' | 'ended';
  readonly paymentId?: string | undefined;
}

/** Records it; a page that is over is not asked about again, and a paid one stays paid. */
export async function noteSession(
  db: Database,
  id: string,
  { sessionId, state, paymentId }: SessionNews,
): Promise<void> {
  await db
    .updateTable('card_session')
    .set({
      state,
      ...(sessionId === undefined ? {} : { session_id: sessionId }),
      ...(paymentId === undefined ? {} : { payment_id: paymentId }),
      ...(state === 'open' ? {} : { check_at: null }),
    })
    .where('id', '=', id)
    .where('state', '<>', 'paid')
    .execute();
}

/** A page that Stripe does not know, or that belongs to an account which is no longer connected. */
export async function giveUpSession(db: Database, id: string): Promise<void> {
  await db
    .updateTable('card_session')
    .set({ state: 'ended', check_at: null })
    .where('id', '=', id)
    .where('state', '<>', 'paid')
    .execute();
}

/** Ends a charge that was not made; false if that, or its payment, was recorded before. */
export async function endCharge(db: Database, id: string): Promise<boolean> {
  const ended = await db
    .updateTable('card_session')
    .set({ state: 'ended', check_at: null })
    .where('id', '=', id)
    .where('state', 'in', ['new', 'open'])
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
