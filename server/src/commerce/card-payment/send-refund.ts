import type { Stripe } from 'stripe';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { changeOrder, type ChangeOutcome } from '../order/change-order';
import { noteRefundMade, noteRefundRefused, type CardRefund } from './card-refund.store';
import type { CardSession } from './card-session.store';
import { stripeAmount } from './stripe-amount';
import { stripeFailure } from './stripe-client';

export interface RefundToSend {
  readonly site: Site;
  readonly refund: CardRefund;
  /** The page by which the order was paid. */
  readonly session: CardSession;
  /** Of the order. */
  readonly currency: string;
  readonly stripe: Stripe;
}

/** How a refund ended; `late` if Stripe has not answered, and is asked again. */
export type SentRefund =
  | ChangeOutcome
  | { readonly ok: false; readonly code: 'admin/refund-refused'; readonly message: string }
  | { readonly ok: false; readonly code: 'admin/refund-late' };

/** Sends a refund to Stripe, once however often it is sent, and records it in the order. */
export async function sendRefund(
  db: Database,
  { refund, session, currency, stripe, ...to }: RefundToSend,
): Promise<SentRefund> {
  try {
    const made = await stripe.refunds.create(
      {
        payment_intent: session.payment_id ?? '',
        amount: stripeAmount(refund.cents, currency),
        metadata: { card_refund: refund.id, order_id: refund.order_id },
      },
      { idempotencyKey: refund.id },
    );
    return await recordRefund(db, { ...to, refund, refundId: made.id });
  } catch (error) {
    const { isRefused, message } = await stripeFailure(error);
    if (!isRefused) return { ok: false, code: 'admin/refund-late' };
    await noteRefundRefused(db, refund.id, message);
    return { ok: false, code: 'admin/refund-refused', message };
  }
}

/** Records a refund that Stripe has made in its order. */
export async function recordRefund(
  db: Database,
  { site, refund, refundId }: Pick<RefundToSend, 'site' | 'refund'> & { readonly refundId: string },
): Promise<ChangeOutcome> {
  const { order_id: orderId, origin, key, cents, reason, account_id: id, account_name: displayName } = refund;
  const outcome = await changeOrder(db, {
    site,
    orderId,
    origin,
    change: { kind: 'refunded', cents },
    detail: { cents, reason },
    key,
    ...(id !== null && { account: { id, displayName } }),
  });
  await noteRefundMade(db, refund.id, refundId);
  return outcome;
}
