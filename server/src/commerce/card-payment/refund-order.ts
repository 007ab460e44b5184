import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';
import { withRetries } from '../../platform/schema/with-retries';
import { changeOrder, changeOrderIn, type ChangeInput } from '../order/change-order';
import { loadOrder } from '../order/load-order';
import { paymentProviderOf } from '../payment/payment-providers';
import { isRefundUnderWay, keepRefund, type CardRefund, type RefundToKeep } from './card-refund.store';
import { paidSession } from './card-session.store';
import { accountOfSession, type CardServices } from './connected-account';
import { sendRefund, type SentRefund } from './send-refund';

/** How an order was refunded, or why it was not. */
export type RefundOutcome = SentRefund | { readonly ok: false; readonly code: 'admin/refund-under-way' };

/**
 * Refunds an order: at Stripe if that took the money, else by hand. A refund at Stripe is kept first, so that neither a
 * lost answer nor a second person sends the money twice.
 */
export async function refundOrder(services: CardServices, input: ChangeInput): Promise<RefundOutcome> {
  const { db } = services;
  const payment = await refundablePayment(services, input);
  if (payment === 'other') return changeOrder(db, input);
  if (!payment) return changeOrder(db, { ...input, isByHand: true });
  if (input.isUnconfirmed || input.change.kind !== 'refunded') return changeOrder(db, input);
  const { session, stripe } = payment;
  const toKeep = {
    site_id: input.site.id,
    order_id: input.orderId,
    card_session_id: session.id,
    key: input.key,
    cents: input.change.cents,
    reason: input.detail.reason ?? '',
    account_id: input.account?.id ?? null,
    account_name: input.account?.displayName ?? '',
    origin: input.origin,
  };
  const { refusal, refund } = await withRetries(() =>
    db.transaction().execute((trx) => keepIfPossible(trx, input, toKeep)),
  );
  if (!refund) return refusal;
  return sendRefund(db, { site: input.site, refund, session, currency: payment.currency, stripe });
}

type Kept =
  | { readonly refund: CardRefund; readonly refusal?: undefined }
  | { readonly refund?: undefined; readonly refusal: RefundOutcome };

/** Keeps a refund that the order allows, with the order locked. One that was made under its key before is none to send. */
async function keepIfPossible(trx: Transaction<Tables>, input: ChangeInput, toKeep: RefundToKeep): Promise<Kept> {
  const possible = await changeOrderIn(trx, { ...input, isUnconfirmed: true });
  if (possible.ok || possible.code !== 'unconfirmed') return { refusal: possible };
  if (await isRefundUnderWay(trx, toKeep)) return { refusal: { ok: false, code: 'admin/refund-under-way' } };
  return { refund: await keepRefund(trx, toKeep) };
}

/** The payment of an order at Stripe; undefined if it can no longer be refunded there, and `other` for other methods. */
export async function refundablePayment(
  services: CardServices,
  { site, orderId }: Pick<ChangeInput, 'site' | 'orderId'>,
) {
  const place = { siteId: site.id, locale: site.locale, timeZone: site.timeZone };
  const loaded = await loadOrder(services.db, place, { id: orderId });
  if (!loaded || !paymentProviderOf(loaded.paymentMethod)?.isPaidAtService) return 'other';
  const session = await paidSession(services.db, orderId);
  const connected = session && (await accountOfSession(services, session));
  return connected && { session, stripe: connected.stripe, currency: loaded.order.currency };
}
