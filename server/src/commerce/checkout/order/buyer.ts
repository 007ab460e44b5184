import type { CartOwner } from '../../cart/read/stored-cart';
import type { Payer } from '../../payment/payment-providers';

/** Whose cart is ordered, and by which address of the site. */
export interface Buyer extends CartOwner {
  /** Who sent the request, as far as limits tell. */
  readonly sender: string;
  /** Scheme, host and port that the emails' links begin with. */
  readonly origin: string;
  readonly payer: Payer;
  /** Of a subscription: names the subscription plan that was seen. */
  readonly seenPlan?: string;
}
