import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import type { SiteDirectory } from '../../site/directory/site-directory';
import { loadOrder } from '../order/load-order';
import { claimRefunds, type CardRefund } from './card-refund.store';
import { forgetCards } from '../kept-card/forget-cards';
import { followCharge, loseCard } from '../kept-card/follow-charge';
import { endCharge, giveUpSession, type CardSession } from './card-session.store';
import { accountOfSession, type CardServices } from './connected-account';
import { closePage, followSession, retrieveSession } from './follow-session';
import { sendRefund } from './send-refund';
import { stripeFailure } from './stripe-client';

/** Maximum per run. */
const MOST = 50;
/** Pages are asked about after a minute, and then ever more seldom. */
const LEAST_SECONDS = 60;
/** Charges, which a buyer does not see. */
const CHARGE_SECONDS = 300;

export interface FollowServices extends CardServices {
  readonly sites: Pick<SiteDirectory, 'byId'>;
  readonly log: { warn(detail: unknown, message: string): void };
}

/**
 * Asks Stripe about pages of which nothing was heard, ends those of cancelled orders, charges kept cards for renewals, has cards
 * of ended subscriptions forgotten, and sends refunds again whose answer was lost. Rows are claimed, so that each is done by one server; a failure leaves the row for a later run.
 */
export async function followCardPayments(services: FollowServices): Promise<void> {
  const failures: unknown[] = [];
  for (const session of await claimSessions(services.db))
    await checkSession(services, session).catch((error: unknown) =>
      failed(services, session, error).catch((other: unknown) => void failures.push(other)),
    );
  await forgetCards(services).catch((error: unknown) => void failures.push(error));
  for (const refund of await claimRefunds(services.db, MOST))
    await sendAgain(services, refund).catch((error: unknown) => void failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} card payments could not be followed.`);
}

async function failed(
  { db, log }: FollowServices,
  { id, order_id: orderId, kind }: CardSession,
  error: unknown,
): Promise<void> {
  const { isMissing, message } = await stripeFailure(error);
  if (isMissing && kind !== 'charge') await giveUpSession(db, id);
  else log.warn({ orderId, reason: message }, 'Stripe could not be asked about a payment');
}

function claimSessions(db: Database): Promise<CardSession[]> {
  return db
    .updateTable('card_session')
    .set({
      check_at: sql<Date>`now() + case kind when 'charge' then make_interval(secs => ${CHARGE_SECONDS})
        else greatest(make_interval(secs => ${LEAST_SECONDS}), (now() - created_at) / 2) end`,
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
  if (session.kind === 'charge') return checkCharge(services, { site, charge: session, stripe: connected?.stripe });
  // Nobody was shown a page whose call was lost; of an account that is gone nothing can be learned.
  if (!site || !connected || session.session_id === null) {
    if (isOver || session.session_id === null) await giveUpSession(db, session.id);
    return;
  }
  const { stripe } = connected;
  const place = { siteId: site.id, locale: site.locale, timeZone: site.timeZone };
  const loaded = await loadOrder(db, place, { id: session.order_id });
  const page = { site, session, stripe, sessionId: session.session_id };
  if (loaded?.state.status === 'cancelled' && session.kind === 'page') return void (await closePage(db, page));
  await followSession(db, { ...page, found: await retrieveSession(stripe, page.sessionId) });
}

interface ChargeToCheck {
  readonly site: Site | undefined;
  readonly charge: CardSession;
  /** Undefined if the account that keeps the card is no longer the site's. */
  readonly stripe: Stripe | undefined;
}

async function checkCharge({ db }: FollowServices, { site, charge, stripe }: ChargeToCheck): Promise<void> {
  if (site && stripe) return void (await followCharge(db, { site, charge, stripe }));
  if (site) return void (await loseCard(db, { site, charge }));
  await endCharge(db, charge.id);
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
