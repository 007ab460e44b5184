import type { Stripe } from 'stripe';
import type { Database } from '../../platform/schema/database';
import type { CardSession } from '../card-payment/card-session.store';
import { keepCard, subscriptionOfOrder } from './kept-card.store';

type Expandable<T> = string | T | null | undefined;

/** What a finished page of Stripe says of the card that was entered on it. */
interface EnteredCard {
  readonly customer: Expandable<{ readonly id: string }>;
  /** Expanded. */
  readonly method: Expandable<Stripe.PaymentMethod>;
}

/** Keeps the card that was entered on a page for the subscription of its order. Other payment methods are not kept. */
export async function keepEnteredCard(
  db: Database,
  session: CardSession,
  { customer, method }: EnteredCard,
): Promise<void> {
  const customerId = typeof customer === 'string' ? customer : customer?.id;
  if (customerId === undefined || typeof method === 'string' || !method?.card) return;
  const { id: payment_method_id, card } = method;
  const subscriptionId = await subscriptionOfOrder(db, session.order_id);
  if (subscriptionId === undefined) return;
  const { site_id, account_id, is_live, created_at: chosen_at } = session;
  const { brand, last4, exp_month, exp_year } = card;
  await db.transaction().execute((trx) =>
    keepCard(trx, {
      site_id,
      subscription_id: subscriptionId,
      account_id,
      is_live,
      customer_id: customerId,
      payment_method_id,
      brand,
      last4,
      exp_month,
      exp_year,
      chosen_at,
    }),
  );
}
