import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt } from './column';

/** The account with Stripe that receives the card payments of a site. */
export interface StripeAccountTable {
  site_id: string;
  /** Stripe's id. */
  account_id: string;
  /** As its owner calls it; empty if it has no name. */
  account_name: string;
  /** False if it takes test cards only. */
  is_live: boolean;
  /** Sealed. */
  secret_key: string;
  /** Stripe's id of the webhook; null if Stripe could not be told of one. */
  webhook_id: string | null;
  /** Verifies calls of the webhook; sealed. */
  webhook_secret: string | null;
  /** Name of the account that connected it. */
  connected_by: string;
  connected_at: ColumnType<Date, never, Date>;
  /** When its events are polled next. */
  poll_at: ColumnType<Date, never, Date>;
  /** Until when its events are known; null before the first poll. */
  polled_until: ColumnType<Date | null, never, Date | null>;
}

/**
 * A page of Stripe on which a buyer pays an order (`page`) or chooses another card for a subscription (`setup`), or a `charge`
 * of the kept card. An order has at most one of each kind that is not over.
 */
export interface CardSessionTable {
  /** Also the idempotency key of the call that makes the page or the charge. */
  id: string;
  site_id: string;
  order_id: string;
  /** Stripe's id of the receiving account. */
  account_id: string;
  is_live: boolean;
  /** Scheme, host and port of links in emails about the order. */
  origin: string;
  kind: Generated<'page' | 'setup' | 'charge'>;
  /** True if the card of this payment is charged for later orders. */
  keeps_card: Generated<boolean>;
  /**
   * `new` until Stripe has answered; then `open`, and `paid` or `ended` without payment. A charge is `new` until it is sent, and
   * `open` until its outcome is known.
   */
  state: Generated<'new' | 'open' | 'paid' | 'ended'>;
  /** Stripe's id; null while `new`. */
  session_id: string | null;
  /** Stripe's id of the payment; null until it is paid. */
  payment_id: string | null;
  /** Of a charge that was sent: when first, Stripe's ids, and how people name the card. */
  sent_at: Date | null;
  customer_id: string | null;
  payment_method_id: string | null;
  card_name: string | null;
  expires_at: Date;
  /** When Stripe is next asked about it; null if it is over. */
  check_at: Date | null;
  created_at: CreatedAt;
}

/** A refund of a card payment that an account has asked for. */
export interface CardRefundTable {
  /** Also the idempotency key of the call to Stripe. */
  id: string;
  site_id: string;
  order_id: string;
  card_session_id: string;
  /** Idempotency key of the change of the order. */
  key: string;
  cents: number;
  reason: string;
  /** Who asked for it. */
  account_id: string | null;
  account_name: string;
  /** Scheme, host and port of links in emails. */
  origin: string;
  state: Generated<'sending' | 'made' | 'refused'>;
  /** Stripe's id; null until it is made. */
  refund_id: string | null;
  /** Why Stripe refused it, in Stripe's words. */
  mistake: string | null;
  /** When it is sent again; null if it is over. */
  try_at: Date | null;
  created_at: CreatedAt;
}

/** A card that Stripe keeps for a subscription, which has at most one that is not to be forgotten. */
export interface KeptCardTable {
  id: string;
  site_id: string;
  subscription_id: string;
  /** Stripe's id of the account that keeps it; no other can charge it. */
  account_id: string;
  is_live: boolean;
  /** Stripe's ids. */
  customer_id: string;
  payment_method_id: string;
  /** As Stripe names it: `visa`. */
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  /** When the buyer was led to Stripe to enter it. */
  chosen_at: Date;
  /** When Stripe is next asked to forget it; null while it is kept. */
  forget_at: Date | null;
  created_at: CreatedAt;
}

export interface CardPaymentTables {
  kept_card: KeptCardTable;
  stripe_account: StripeAccountTable;
  card_session: CardSessionTable;
  card_refund: CardRefundTable;
}
