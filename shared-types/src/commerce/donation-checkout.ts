import { EMAIL_LENGTH } from '../forms/contact-form';
import type { OfferedPaymentMethod } from './checkout';
export type { Donate } from '../requests/commerce.generated';

/** Query parameters of the donation checkout. */
export const DONATION_CHECKOUT_PARAMETER = { donatePageId: 'donatePageId' } as const;

/** Sent instead of an amount, if the visitor types one. */
export const OWN_AMOUNT = 'own';

export const DONATION_CHECKOUT_CALLS = {
  donate: { method: 'POST', path: '/api/commerce/donation-checkout/donations' },
} as const;

/** Maximum lengths, in characters. */
export const DONATION_CHECKOUT_LONGEST = { email: EMAIL_LENGTH.max, ownAmount: 20, note: 500 } as const;

/** Data of the loader `commerce/donation-checkout/form`. */
export interface DonationCheckoutView {
  /** Null if the page in the query has no donation. */
  readonly donation: {
    readonly donatePageId: string;
    /** Path of the page with the donation. */
    readonly path: string;
    readonly title: string;
    readonly text: string;
    /** In cents. */
    readonly amounts: readonly number[];
    /** Limits of a typed amount, in cents; absent if none may be typed. */
    readonly own?: { readonly leastCents: number; readonly mostCents: number };
  } | null;
  readonly paymentMethods: readonly OfferedPaymentMethod[];
}

export interface DonateReply {
  readonly location: string;
}
