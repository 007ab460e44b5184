import type { Transaction } from 'kysely';
import type { Stripe } from 'stripe';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { withRetries } from '../../platform/schema/with-retries';
import type { Site } from '../../site/directory/site';
import { endCharge, isUnderWay, latestSession, type CardSession } from '../card-payment/card-session.store';
import { closePage } from '../card-payment/follow-session';
import { changedOrder } from '../order/changed-order';
import { loadOrder, type LoadedOrder } from '../order/load-order';
import { markSent } from './charge.store';
import { chargeableCard, subscriptionOfOrder } from './kept-card.store';

/** A charge of a kept card, and the account that takes it. */
export interface ChargeToFollow {
  /** The main site locale. */
  readonly site: Site;
  readonly charge: CardSession;
  readonly stripe: Stripe;
}

/** What becomes of a charge: it is sent, another server has sent it, it has ended without need, no card is kept, or the buyer may be paying on a page. */
export type BegunCharge =
  | { readonly kind: 'sent'; readonly charge: CardSession; readonly loaded: LoadedOrder }
  | { readonly kind: 'taken' | 'needless' | 'no-card' }
  | { readonly kind: 'page'; readonly page: CardSession };

/**
 * Begins a charge with the order locked, so that no page on which it can be paid is opened meanwhile; a page that is open is
 * ended first.
 */
export async function beginCharge(db: Database, to: ChargeToFollow): Promise<BegunCharge> {
  const begin = () => withRetries(() => db.transaction().execute((trx) => beginIn(trx, to)));
  const begun = await begin();
  if (begun.kind !== 'page') return begun;
  const { page } = begun;
  if (page.session_id === null) return begun;
  await closePage(db, { site: to.site, stripe: to.stripe, session: page, sessionId: page.session_id });
  return begin();
}

async function beginIn(trx: Transaction<Tables>, { site, charge }: ChargeToFollow): Promise<BegunCharge> {
  const { order_id: orderId } = charge;
  await trx.selectFrom('customer_order').select('id').where('id', '=', orderId).forUpdate().executeTakeFirst();
  const current = await trx.selectFrom('card_session').select('state').where('id', '=', charge.id).executeTakeFirst();
  const place = { siteId: site.id, locale: site.locale, timeZone: site.timeZone };
  const loaded = await loadOrder(trx, place, { id: orderId });
  if (current?.state !== 'new') return { kind: 'taken' };
  if (!loaded || !isToCharge(loaded)) {
    await endCharge(trx, charge.id);
    return { kind: 'needless' };
  }
  const page = await latestSession(trx, orderId, ['page']);
  if (page && mayBePaying(page)) return { kind: 'page', page };
  const subscriptionId = await subscriptionOfOrder(trx, orderId);
  const card = subscriptionId === undefined ? undefined : await chargeableCard(trx, subscriptionId);
  if (!card || card.is_live !== charge.is_live || card.account_id !== charge.account_id) return { kind: 'no-card' };
  return { kind: 'sent', charge: await markSent(trx, charge.id, card), loaded };
}

/** False once an order was paid or cancelled, or its subscription has been ended. */
export function isToCharge({ order, state }: LoadedOrder): boolean {
  const isOwed = state.status !== 'cancelled' && changedOrder(state, { kind: 'paid' }).ok;
  return isOwed && order.subscription?.ended === undefined;
}

function mayBePaying(page: CardSession): boolean {
  if (page.state === 'new') return isUnderWay(page);
  return page.state === 'open';
}
