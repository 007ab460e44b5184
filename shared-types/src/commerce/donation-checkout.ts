import { EMAIL_LENGTH } from '../forms/contact-form';
import type { OfferedPaymentMethod } from './checkout';
export type { Donate } from '../requests/commerce.generated';

/** Names of what the query of the donation checkout says. */
export const DONATION_CHECKOUT_PARAMETER = { donatePageId: 'donatePageId' } as const;

/** In place of an amount to choose: the visitor writes one. */
export const OWN_AMOUNT = 'own';

/** Calls of the donation checkout. */
export const DONATION_CHECKOUT_CALLS = {
  donate: { method: 'POST', path: '/api/commerce/donation-checkout/donations' },
} as const;

/** Lengths of its fields, in characters. */
export const DONATION_CHECKOUT_LONGEST = { email: EMAIL_LENGTH.max, ownAmount: 20, note: 500 } as const;

/** Answer to the loader `commerce/donation-checkout/form`. */
export interface DonationCheckoutView {
  /** What is given for; null where the page in the query has no donation. */
  readonly donation: {
    readonly donatePageId: string;
    /** Path of the page the visitor came from. */
    readonly path: string;
    readonly title: string;
    readonly text: string;
    /** Amounts to choose from, in cents. */
    readonly amounts: readonly number[];
    /** Least and most of an amount the visitor writes, in cents; absent where none may be written. */
    readonly own?: { readonly leastCents: number; readonly mostCents: number };
  } | null;
  readonly paymentMethods: readonly OfferedPaymentMethod[];
}

/** Reply to `donate`. */
export interface DonateReply {
  /** Where the donation can be seen. */
  readonly location: string;
}
