import type { PaymentMethodId } from 'shared-types/commerce/checkout';
import type { PaymentForm } from 'shared-types/commerce/orders/order';
import type { InLanguages } from '../../platform/language';
import type { Site } from '../../site/directory/site';

/** Whether refunds are automatic or made by hand. */
export type Refunding = 'by-itself' | 'by-hand';

/** Site data that decide which payment methods are available. */
export type PayingSite = Pick<Site, 'status' | 'websiteStatus' | 'cardPayments' | 'profile'>;

/** What people read of a payment method, in one language. */
export interface PaymentMessages {
  readonly label: string;
  /** In the donation checkout, which places no order. */
  readonly donationLabel: string;
  /** What buyers read beside the label, where the owner has nothing to say. */
  readonly explanation?: string;
  /** The same for a subscription, where its card is charged for later orders. */
  readonly keepingExplanation?: string;
  /** For the owner, on the order's page of the admin area. */
  readonly ownerLabel: string;
  /** The form on the order's page; present where the buyer pays there. */
  readonly form?: PaymentForm;
  /** The same for a subscription, where the card is charged for later orders. */
  readonly keepingForm?: PaymentForm;
}

export interface PaymentProvider {
  readonly id: PaymentMethodId;
  /** Whether the site may use it. Checked at each payment. */
  isOpen(site: PayingSite): boolean;
  /** False for test payments: what they buy has no value elsewhere. */
  readonly movesMoney: boolean;
  /** True if only people who manage the site's orders are offered it. */
  readonly isForTesters: boolean;
  /** True if the buyer pays by the form on the order's page. */
  readonly isPaidOnPage: boolean;
  /** True if that form leads to a page of a payment service. */
  readonly isPaidAtService: boolean;
  /** How refunds are made. */
  readonly refunds: Refunding;
  readonly messages: InLanguages<PaymentMessages>;
}
