import type { Transaction } from 'kysely';
import type { OrderEventDetail } from 'shared-types/commerce/orders/order';
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

export interface ChangeInput {
  readonly site: Site;
  /** Public origin for links in emails. */
  readonly origin: string;
  readonly orderId: string;
  readonly change: OrderChange;
  /** Details for the history. */
  readonly detail: OrderEventDetail;
  /** Idempotency key. */
  readonly key: string;
  /** Identifies the state the person has seen; absent to change any state. */
  readonly seen?: string;
  /** True before confirmation: only checks whether the change is possible. */
  readonly isUnconfirmed?: boolean;
  /** Absent for the buyer. */
  readonly account?: Pick<SignedInAccount, 'id' | 'displayName'> | undefined;
  /** Whether a refund is made outside of this site; as the payment provider does it by default. */
  readonly isByHand?: boolean;
  /** When it happened, if it is recorded later: the buyer gets no email then. Now by default. */
  readonly happenedAt?: Date;
}

/** After a refusal nothing has changed. */
export type ChangeOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: ChangeObstacle | 'admin/order-key-used' | 'admin/order-gone' }
  | { readonly ok: false; readonly code: 'unconfirmed' }
  | { readonly ok: false; readonly code: 'admin/order-changed'; readonly last: OrderEvent };

/**
 * Changes an order with its history, payment, stock, coupons and email, in one transaction and once per key. Concurrent
 * changes of the same order are serialized.
 */
export function changeOrder(db: Database, input: ChangeInput): Promise<ChangeOutcome> {
  return withRetries(() => db.transaction().execute((trx) => changeOrderIn(trx, input)));
}

/** Identifies the state after these events. */
export function stateSeen(events: readonly OrderEvent[]): string {
  return String(lastChangeOf(events)?.id ?? 0);
}

/** As `changeOrder`, in the caller's transaction. */
export async function changeOrderIn(trx: Transaction<Tables>, input: ChangeInput): Promise<ChangeOutcome> {
  const { site, orderId, seen } = input;
  const lock = trx.selectFrom('customer_order').select('id').where('id', '=', orderId).where('site_id', '=', site.id);
  if (!(await lock.forUpdate().executeTakeFirst())) return { ok: false, code: 'admin/order-gone' };
  const events = await orderEvents(trx, orderId);
  const earlier = events.find(({ key }) => key === input.key);
  if (earlier) return isSame(earlier, input) ? { ok: true } : { ok: false, code: 'admin/order-key-used' };
  const last = lastChangeOf(events);
  if (seen !== undefined && last && seen !== stateSeen(events)) return { ok: false, code: 'admin/order-changed', last };
  const loaded = await loadOrder(
    trx,
    { siteId: site.id, locale: site.locale, timeZone: site.timeZone },
    { id: orderId },
  );
  if (!loaded) return { ok: false, code: 'admin/order-gone' };
  const changed = changedOrder(loaded.state, input.change);
  if (!changed.ok) return changed;
  // Last, so that only possible changes that were not made yet need a confirmation.
  if (input.isUnconfirmed) return { ok: false, code: 'unconfirmed' };
  if (input.change.kind === 'paid' && loaded.state.status === 'cancelled') await payLate(trx, input, loaded);
  else await make(trx, input, { state: changed.state, loaded });
  return { ok: true };
}

/** True for an identical, repeated change. */
function isSame({ kind, detail }: OrderEvent, input: ChangeInput): boolean {
  const { isByHand: _, isTooLate: __, isReopened: ___, ...recorded } = detail;
  const names = Object.keys({ ...recorded, ...input.detail }) as (keyof typeof recorded)[];
  return kind === input.change.kind && names.every((name) => recorded[name] === input.detail[name]);
}

/** The payment of a cancelled order has arrived: its items are reserved again, or the money has to be refunded. */
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
  { site, origin, orderId, change: { kind }, detail: sent, key, account, happenedAt, ...input }: ChangeInput,
  { state, loaded }: { readonly state: OrderState; readonly loaded: LoadedOrder },
): Promise<void> {
  const isByHand = input.isByHand ?? refundsBy(loaded.paymentMethod) === 'by-hand';
  const detail = kind === 'refunded' ? { ...sent, isByHand } : sent;
  await writeState(trx, orderId, { state, detail });
  const isStockBack = detail.isRestocked && (await restockOrder(trx, orderId));
  await followHold(trx, { siteId: site.id, orderId, origin, kind, state });
  if (kind === 'cancelled') await returnUses(trx, orderId);
  const eventId = await addOrderEvent(trx, { siteId: site.id, orderId, kind, key, account, detail, at: happenedAt });
  if (kind === 'granted') await grantDownloads(trx, { siteId: site.id, orderId });
  if (kind === 'fulfilled' && !happenedAt) await scheduleReviewRequest(trx, { siteId: site.id, orderId, origin });
  const siteLocale = site.siteLocaleIn(loaded.locale || undefined);
  const { email } = loaded.order;
  const isOwed = account !== undefined || movesMoney(loaded.paymentMethod);
  const returnedCents = await followGiftCards(trx, { site: siteLocale, origin, orderId, email, kind, state, isOwed });
  const event = { id: eventId, kind, detail, returnedCents, isOwners: account !== undefined };
  if (!happenedAt) await queueOrderEmail(trx, { site, origin, orderId, event });
  // Last, as in checkouts: the lock on the site's row must not be held while waiting for a gift card.
  if (isStockBack || detail.isReopened) await bumpStock(trx, site.id);
}

/** A hold ends when no unpaid reservation is left; that of a released order stays for a later payment. */
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

/** Refunds use the payment provider, or are made by hand if it no longer exists. */
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
