import { EMAIL_LENGTH } from '../forms/contact-form';
import type { OfferedPaymentMethod } from './checkout';
export type { BuyGiftCard } from '../requests/commerce.generated';

export const GIFT_CARD_PARAMETER = {
  websiteId: 'websiteId',
  giftCardProductId: 'giftCardProductId',
  /** Only if a variant was chosen. */
  sku: 'sku',
} as const;

export const GIFT_CARD_CHECKOUT_CALLS = {
  buyGiftCard: { method: 'POST', path: '/api/commerce/gift-card-checkout/orders' },
} as const;

/** Maximum lengths, in characters. */
export const GIFT_CARD_LONGEST = { email: EMAIL_LENGTH.max, name: 100, message: 500, code: 40 } as const;

export interface GiftCardChoice {
  /** Field value: SKU and displayed price. */
  readonly value: string;
  readonly sku: string;
  /** Option values; empty if there is no choice. */
  readonly name: string;
  /** Price and value, in cents. */
  readonly priceCents: number;
  readonly worthCents: number;
}

/** Data of the loader `commerce/gift-card-checkout/form`. */
export interface GiftCardCheckoutView {
  /** The product in the query; null if it is not a gift card of this site. */
  readonly product: {
    readonly id: string;
    readonly title: string;
    readonly path: string;
    readonly choices: readonly GiftCardChoice[];
    /** The value of the variant in the query, else of the first. */
    readonly chosen: string;
  } | null;
  /** Path of the shop. */
  readonly shopPath: string;
  readonly paymentMethods: readonly OfferedPaymentMethod[];
}

export interface BuyGiftCardReply {
  readonly location: string;
}
