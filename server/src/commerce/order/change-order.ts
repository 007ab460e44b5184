import type { Transaction } from 'kysely';
import type { OrderEventDetail } from 'shared-types/commerce/order';
import type { Database } from '../../schema/database';
import type { Tables } from '../../schema/tables';
import { bumpStock } from '../../site/directory/revision';
import type { Site } from '../../site/directory/site';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { withRetries } from '../../schema/with-retries';
import { returnUses } from '../coupons/coupon.store';
import { grantDownloads } from '../download/grant-downloads';
import { endHold, markReleased } from '../order-hold/order-hold.store';
import { retakeOrder } from '../order-hold/retake-order';
import type { Refunding } from '../payment/payment-door';
import { followGiftCards } from '../gift-card/follow-gift-cards';
import { doorOf, movesMoney } from '../payment/payment-doors';
import { planReviewRequest } from '../review/plan-review-request';
import { changedOrder, type ChangeObstacle, type OrderChange, type OrderState } from './changed-order';
import { loadOrder, type LoadedOrder } from './load-order';
import { addOrderEvent, lastChangeOf, orderEvents, type OrderEvent } from './order-event.store';
import { putOrderLetter } from './put-order-letters';
import { restockOrder } from './restock-order';

/** A change of an order, and who wants it. */
export interface ChangeWish {
  readonly site: Site;
  /** Scheme, host and port that links in letters begin with. */
  readonly origin: string;
  readonly orderId: string;
  readonly change: OrderChange;
  /** What is said of it. */
  readonly detail: OrderEventDetail;
  /** The submission key: the same key makes one change. */
  readonly key: string;
  /** Names the state that was seen; absent where whatever state there is will do. */
  readonly seen?: string;
  /** True where nobody has said yes yet: it is looked at whether it could be made, and no more. */
  readonly isUnconfirmed?: boolean;
  /** Absent for the buyer. */
  readonly account?: Pick<SignedInAccount, 'id' | 'displayName'>;
}

/** How that ended. Where it was refused nothing has changed. */
export type ChangeOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: ChangeObstacle | 'config/order-key-used' | 'config/order-gone' }
  | { readonly ok: false; readonly code: 'unconfirmed' }
  | { readonly ok: false; readonly code: 'config/order-changed'; readonly last: OrderEvent };

/**
 * Makes a change of an order with its history, its money, its stock, its codes and its letter: all of it, once, or nothing.
 * Whoever changes the same order at the same time waits.
 */
export function changeOrder(db: Database, wish: ChangeWish): Promise<ChangeOutcome> {
  return withRetries(() => db.transaction().execute((trx) => changeOrderIn(trx, wish)));
}

/** The name of the state that these events have made. */
export function stateSeen(events: readonly OrderEvent[]): string {
  return String(lastChangeOf(events)?.id ?? 0);
}

/** The same in a transaction of the caller. */
export async function changeOrderIn(trx: Transaction<Tables>, wish: ChangeWish): Promise<ChangeOutcome> {
  const { site, orderId, seen } = wish;
  const lock = trx.selectFrom('customer_order').select('id').where('id', '=', orderId).where('site_id', '=', site.id);
  if (!(await lock.forUpdate().executeTakeFirst())) return { ok: false, code: 'config/order-gone' };
  const events = await orderEvents(trx, orderId);
  const earlier = events.find(({ key }) => key === wish.key);
  if (earlier) return isSame(earlier, wish) ? { ok: true } : { ok: false, code: 'config/order-key-used' };
  const last = lastChangeOf(events);
  if (seen !== undefined && last && seen !== stateSeen(events))
    return { ok: false, code: 'config/order-changed', last };
  const loaded = await loadOrder(trx, { siteId: site.id, locale: site.locale }, { id: orderId });
  if (!loaded) return { ok: false, code: 'config/order-gone' };
  const changed = changedOrder(loaded.state, wish.change);
  if (!changed.ok) return changed;
  // Last: nobody is asked about what would be refused, nor about what is done already.
  if (wish.isUnconfirmed) return { ok: false, code: 'unconfirmed' };
  if (wish.change.kind === 'paid' && loaded.state.status === 'cancelled') await payLate(trx, wish, loaded);
  else await make(trx, wish, { state: changed.state, loaded });
  return { ok: true };
}

/** What was asked for once more, word for word. */
function isSame({ kind, detail }: OrderEvent, wish: ChangeWish): boolean {
  const { isByHand: _, isTooLate: __, isReopened: ___, ...said } = detail;
  const names = Object.keys({ ...said, ...wish.detail }) as (keyof typeof said)[];
  return kind === wish.change.kind && names.every((name) => said[name] === wish.detail[name]);
}

/** The payment of a cancelled order has come: what was released is reserved again, or the money is to be refunded. */
async function payLate(trx: Transaction<Tables>, wish: ChangeWish, loaded: LoadedOrder): Promise<void> {
  const { site, orderId, detail } = wish;
  const { email, giftCardCents = 0 } = loaded.order;
  const order = { siteId: site.id, orderId, email, giftCardCents };
  const isTakenAgain = loaded.state.isReleased === true && (await retakeOrder(trx, order));
  const changed = changedOrder(loaded.state, { kind: 'paid', isTakenAgain });
  if (!changed.ok) throw new Error(`Order ${orderId} takes no payment any more: ${changed.code}.`);
  const said = { ...detail, ...(isTakenAgain ? { isReopened: true } : { isTooLate: true }) };
  await make(trx, { ...wish, detail: said }, { state: changed.state, loaded });
}

async function make(
  trx: Transaction<Tables>,
  { site, origin, orderId, change: { kind }, detail: said, key, account }: ChangeWish,
  { state, loaded }: { readonly state: OrderState; readonly loaded: LoadedOrder },
): Promise<void> {
  const detail = kind === 'refunded' ? { ...said, isByHand: refundsBy(loaded.paymentMethod) === 'by-hand' } : said;
  await writeState(trx, orderId, { state, detail });
  const isStockBack = detail.isRestocked && (await restockOrder(trx, orderId));
  await followHold(trx, { siteId: site.id, orderId, origin, kind, state });
  if (kind === 'cancelled') await returnUses(trx, orderId);
  const eventId = await addOrderEvent(trx, { siteId: site.id, orderId, kind, key, account, detail });
  if (kind === 'granted') await grantDownloads(trx, { siteId: site.id, orderId });
  if (kind === 'fulfilled') await planReviewRequest(trx, { siteId: site.id, orderId, origin });
  const edition = site.editionIn(loaded.locale || undefined);
  const { email } = loaded.order;
  const isOwed = account !== undefined || movesMoney(loaded.paymentMethod);
  const returnedCents = await followGiftCards(trx, { site: edition, origin, orderId, email, kind, state, isOwed });
  const event = { id: eventId, kind, detail, returnedCents, isOwners: account !== undefined };
  await putOrderLetter(trx, { site, origin, orderId, event });
  // Last, as whoever orders has it: nobody holds the site's row who still waits for a gift card.
  if (isStockBack || detail.isReopened) await bumpStock(trx, site.id);
}

/** A hold ends once nothing is reserved without being paid; of a released order it stays, for a payment that comes later. */
async function followHold(
  trx: Transaction<Tables>,
  { siteId, orderId, origin, kind, state }: HoldHappening,
): Promise<void> {
  if (kind === 'cancelled' && state.isReleased) return markReleased(trx, { siteId, orderId, origin });
  const isOver = kind === 'cancelled' || kind === 'fulfilled' || (kind === 'paid' && !state.isReleased);
  if (isOver) await endHold(trx, { siteId, orderId, isPaid: kind === 'paid' });
}

interface HoldHappening {
  readonly siteId: string;
  readonly orderId: string;
  readonly origin: string;
  readonly kind: OrderChange['kind'];
  readonly state: OrderState;
}

/** Money goes back the way it came; where that way is gone, by hand. */
function refundsBy(method: string): Refunding {
  return doorOf(method)?.refunds ?? 'by-hand';
}

async function writeState(
  trx: Transaction<Tables>,
  orderId: string,
  { state, detail }: { readonly state: OrderState; readonly detail: OrderEventDetail },
): Promise<void> {
  await trx
    .updateTable('order_payment')
    .set({ state: state.payment, paid_cents: state.paidCents, refunded_cents: state.refundedCents })
    .where('order_id', '=', orderId)
    .execute();
  await trx
    .updateTable('customer_order')
    .set({
      status: state.status,
      ...(detail.carrier === undefined ? {} : { carrier: detail.carrier }),
      ...(detail.trackingNumber === undefined ? {} : { tracking_number: detail.trackingNumber }),
    })
    .where('id', '=', orderId)
    .execute();
}
