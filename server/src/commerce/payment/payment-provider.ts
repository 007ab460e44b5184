import type { PaymentMethodId } from 'shared-types/commerce/checkout';
import type { Site } from '../../site/directory/site';

/** Whether refunds are automatic or made by hand. */
export type Refunding = 'by-itself' | 'by-hand';

/** Site data that decide which payment methods are available. */
export type PayingSite = Pick<Site, 'status' | 'websiteStatus' | 'profile'>;

export interface PaymentProvider {
  readonly id: PaymentMethodId;
  /** Whether the site may use it. Checked at each payment. */
  isOpen(site: PayingSite): boolean;
  /** False for test payments: what they buy has no value elsewhere. */
  readonly movesMoney: boolean;
  /** True if the buyer pays on the order's page. */
  readonly isPaidOnPage: boolean;
  /** How refunds are made. */
  readonly refunds: Refunding;
}
