import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { SiteDirectory } from '../../site/directory/site-directory';
import { loadOrder } from '../order/load-order';
import { claimRefunds, type CardRefund } from './card-refund.store';
import { giveUpSession, type CardSession } from './card-session.store';
import { accountOfSession, type CardServices } from './connected-account';
import { followSession } from './follow-session';
import { sendRefund } from './send-refund';
import { stripeFailure } from './stripe-client';

/** Maximum per run. */
const MOST = 50;
/** Pages are asked about after a minute, and then ever more seldom. */
const LEAST_SECONDS = 60;

export interface FollowServices extends CardServices {
  readonly sites: Pick<SiteDirectory, 'byId'>;
  readonly log: { warn(detail: unknown, message: string): void };
}

/**
 * Asks Stripe about pages of which nothing was heard, ends those of cancelled orders, and sends refunds again whose answer
 * was lost. Rows are claimed, so that each is done by one server; a failure leaves the row for a later run.
 */
export async function followCardPayments(services: FollowServices): Promise<void> {
  const failures: unknown[] = [];
  for (const session of await claimSessions(services.db))
    await checkSession(services, session).catch((error: unknown) =>
      failed(services, session, error).catch((other: unknown) => void failures.push(other)),
    );
  for (const refund of await claimRefunds(services.db, MOST))
    await sendAgain(services, refund).catch((error: unknown) => void failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} card payments could not be followed.`);
}

async function failed(
  { db, log }: FollowServices,
  { id, order_id: orderId }: CardSession,
  error: unknown,
): Promise<void> {
  const { isMissing, message } = await stripeFailure(error);
  if (isMissing) await giveUpSession(db, id);
  else log.warn({ orderId, reason: message }, 'Stripe could not be asked about a payment');
}

function claimSessions(db: Database): Promise<CardSession[]> {
  return db
    .updateTable('card_session')
    .set({
      check_at: sql<Date>`now() + greatest(make_interval(secs => ${LEAST_SECONDS}), (now() - created_at) / 2)`,
    })
    .where('id', 'in', (query) =>
      query
        .selectFrom('card_session')
        .select('id')
        .where('check_at', '<=', sql<Date>`now()`)
        .orderBy('check_at')
        .limit(MOST)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

async function checkSession(services: FollowServices, session: CardSession): Promise<void> {
  const { db, sites } = services;
  const site = (await sites.byId(session.site_id))?.siteLocaleIn(undefined);
  const connected = await accountOfSession(services, session);
  const isOver = session.expires_at.getTime() < Date.now();
  // Nobody was shown a page whose call was lost; of an account that is gone nothing can be learned.
  if (!site || !connected || session.session_id === null) {
    if (isOver || session.session_id === null) await giveUpSession(db, session.id);
    return;
  }
  const { stripe } = connected;
  const found = await stripe.checkout.sessions.retrieve(session.session_id);
  const state = await followSession(db, { site, session, found, stripe });
  if (state !== 'open') return;
  const place = { siteId: site.id, locale: site.locale, timeZone: site.timeZone };
  const loaded = await loadOrder(db, place, { id: session.order_id });
  if (loaded?.state.status !== 'cancelled') return;
  const ended = await stripe.checkout.sessions.expire(session.session_id);
  await followSession(db, { site, session, found: ended, stripe });
}

async function sendAgain(services: FollowServices, refund: CardRefund): Promise<void> {
  const { db, sites } = services;
  const site = (await sites.byId(refund.site_id))?.siteLocaleIn(undefined);
  const session = await db
    .selectFrom('card_session')
    .selectAll()
    .where('id', '=', refund.card_session_id)
    .executeTakeFirst();
  const connected = session && (await accountOfSession(services, session));
  if (!site || !connected) return;
  const place = { siteId: site.id, locale: site.locale, timeZone: site.timeZone };
  const loaded = await loadOrder(db, place, { id: refund.order_id });
  if (!loaded) return;
  const { stripe } = connected;
  await sendRefund(db, { site, refund, session, currency: loaded.order.currency, stripe });
}
