import type { Transaction } from 'kysely';
import type { OrderEventDetail } from 'shared-types/commerce/order';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { bumpStock } from '../../site/directory/revision';
import type { Site } from '../../site/directory/site';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { withRetries } from '../../platform/schema/with-retries';
import { returnUses } from '../coupons/coupon.store';
import { grantDownloads } from '../download/grant-downloads';
import { endHold, markReleased } from '../order-hold/order-hold.store';
import { retakeOrder } from '../order-hold/retake-order';
import type { Refunding } from '../payment/payment-provider';
import { followGiftCards } from '../gift-card/follow-gift-cards';
import { paymentProviderOf, movesMoney } from '../payment/payment-providers';
import { scheduleReviewRequest } from '../review/schedule-review-request';
import { changedOrder, type ChangeObstacle, type OrderChange, type OrderState } from './changed-order';
import { loadOrder, type LoadedOrder } from './load-order';
import { addOrderEvent, lastChangeOf, orderEvents, type OrderEvent } from './order-event.store';
import { queueOrderEmail } from './email/queue-order-emails';
import { restockOrder } from './restock-order';

/** A change of an order, and who wants it. */
export interface ChangeInput {
  readonly site: Site;
  /** Scheme, host and port that links in emails begin with. */
  readonly origin: string;
  readonly orderId: string;
  readonly change: OrderChange;
  /** What is said of it. */
  readonly detail: OrderEventDetail;
  /** The idempotency key: the same key makes one change. */
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
  | { readonly ok: false; readonly code: ChangeObstacle | 'admin/order-key-used' | 'admin/order-gone' }
  | { readonly ok: false; readonly code: 'unconfirmed' }
  | { readonly ok: false; readonly code: 'admin/order-changed'; readonly last: OrderEvent };

/**
 * Makes a change of an order with its history, its money, its stock, its codes and its email: all of it, once, or nothing.
 * Anyone who changes the same order at the same time waits.
 */
export function changeOrder(db: Database, input: ChangeInput): Promise<ChangeOutcome> {
  return withRetries(() => db.transaction().execute((trx) => changeOrderIn(trx, input)));
}

/** The name of the state that these events have made. */
export function stateSeen(events: readonly OrderEvent[]): string {
  return String(lastChangeOf(events)?.id ?? 0);
}

/** The same in a transaction of the caller. */
export async function changeOrderIn(trx: Transaction<Tables>, input: ChangeInput): Promise<ChangeOutcome> {
  const { site, orderId, seen } = input;
  const lock = trx.selectFrom('customer_order').select('id').where('id', '=', orderId).where('site_id', '=', site.id);
  if (!(await lock.forUpdate().executeTakeFirst())) return { ok: false, code: 'admin/order-gone' };
  const events = await orderEvents(trx, orderId);
  const earlier = events.find(({ key }) => key === input.key);
  if (earlier) return isSame(earlier, input) ? { ok: true } : { ok: false, code: 'admin/order-key-used' };
  const last = lastChangeOf(events);
  if (seen !== undefined && last && seen !== stateSeen(events)) return { ok: false, code: 'admin/order-changed', last };
  const loaded = await loadOrder(trx, { siteId: site.id, locale: site.locale }, { id: orderId });
  if (!loaded) return { ok: false, code: 'admin/order-gone' };
  const changed = changedOrder(loaded.state, input.change);
  if (!changed.ok) return changed;
  // Last: nobody is asked about what would be refused, nor about what is done already.
  if (input.isUnconfirmed) return { ok: false, code: 'unconfirmed' };
  if (input.change.kind === 'paid' && loaded.state.status === 'cancelled') await payLate(trx, input, loaded);
  else await make(trx, input, { state: changed.state, loaded });
  return { ok: true };
}

/** What was asked for once more, word for word. */
function isSame({ kind, detail }: OrderEvent, input: ChangeInput): boolean {
  const { isByHand: _, isTooLate: __, isReopened: ___, ...recorded } = detail;
  const names = Object.keys({ ...recorded, ...input.detail }) as (keyof typeof recorded)[];
  return kind === input.change.kind && names.every((name) => recorded[name] === input.detail[name]);
}

/** The payment of a cancelled order has come: what was released is reserved again, or the money is to be refunded. */
async function payLate(trx: Transaction<Tables>, input: ChangeInput, loaded: LoadedOrder): Promise<void> {
  const { site, orderId, detail } = input;
  const { email, giftCardCents = 0 } = loaded.order;
  const order = { siteId: site.id, orderId, email, giftCardCents };
  const isTakenAgain = loaded.state.isReleased === true && (await retakeOrder(trx, order));
  const changed = changedOrder(loaded.state, { kind: 'paid', isTakenAgain });
  if (!changed.ok) throw new Error(`Order ${orderId} takes no payment any more: ${changed.code}.`);
  const recorded = { ...detail, ...(isTakenAgain ? { isReopened: true } : { isTooLate: true }) };
  await make(trx, { ...input, detail: recorded }, { state: changed.state, loaded });
}

async function make(
  trx: Transaction<Tables>,
  { site, origin, orderId, change: { kind }, detail: sent, key, account }: ChangeInput,
  { state, loaded }: { readonly state: OrderState; readonly loaded: LoadedOrder },
): Promise<void> {
  const detail = kind === 'refunded' ? { ...sent, isByHand: refundsBy(loaded.paymentMethod) === 'by-hand' } : sent;
  await writeState(trx, orderId, { state, detail });
  const isStockBack = detail.isRestocked && (await restockOrder(trx, orderId));
  await followHold(trx, { siteId: site.id, orderId, origin, kind, state });
  if (kind === 'cancelled') await returnUses(trx, orderId);
  const eventId = await addOrderEvent(trx, { siteId: site.id, orderId, kind, key, account, detail });
  if (kind === 'granted') await grantDownloads(trx, { siteId: site.id, orderId });
  if (kind === 'fulfilled') await scheduleReviewRequest(trx, { siteId: site.id, orderId, origin });
  const siteLocale = site.siteLocaleIn(loaded.locale || undefined);
  const { email } = loaded.order;
  const isOwed = account !== undefined || movesMoney(loaded.paymentMethod);
  const returnedCents = await followGiftCards(trx, { site: siteLocale, origin, orderId, email, kind, state, isOwed });
  const event = { id: eventId, kind, detail, returnedCents, isOwners: account !== undefined };
  await queueOrderEmail(trx, { site, origin, orderId, event });
  // Last, as anyone who orders has it: nobody holds the site's row who still waits for a gift card.
  if (isStockBack || detail.isReopened) await bumpStock(trx, site.id);
}

/** A hold ends once nothing is reserved without being paid; of a released order it stays, for a payment that comes later. */
async function followHold(
  trx: Transaction<Tables>,
  { siteId, orderId, origin, kind, state }: HoldEvent,
): Promise<void> {
  if (kind === 'cancelled' && state.isReleased) return markReleased(trx, { siteId, orderId, origin });
  const isOver = kind === 'cancelled' || kind === 'fulfilled' || (kind === 'paid' && !state.isReleased);
  if (isOver) await endHold(trx, { siteId, orderId, isPaid: kind === 'paid' });
}

interface HoldEvent {
  readonly siteId: string;
  readonly orderId: string;
  readonly origin: string;
  readonly kind: OrderChange['kind'];
  readonly state: OrderState;
}

/** Money goes back the way it came; where that way is gone, by hand. */
function refundsBy(method: string): Refunding {
  return paymentProviderOf(method)?.refunds ?? 'by-hand';
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
