import type { PaymentMethodId } from 'shared-types/commerce/checkout';
import type { Site } from '../../site/directory/site';

/** How money goes back: by itself, or by the hands of who took it. */
export type Refunding = 'by-itself' | 'by-hand';

/** What decides which payment methods a site may have. */
export type PayingSite = Pick<Site, 'status' | 'websiteStatus' | 'profile'>;

/** A way money comes and goes. */
export interface PaymentProvider {
  readonly id: PaymentMethodId;
  /** Whether a site may have it now. It is asked again whenever somebody pays. */
  isOpen(site: PayingSite): boolean;
  /** False where nobody pays anything in truth: what is bought so is worth nothing elsewhere. */
  readonly movesMoney: boolean;
  /** True where the buyer pays on the order's page, once it is placed. */
  readonly isPaidOnPage: boolean;
  /** How money goes back. No method of now has to call anybody for it. */
  readonly refunds: Refunding;
}
