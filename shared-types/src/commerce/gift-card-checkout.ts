import { EMAIL_LENGTH } from '../forms/contact-form';
import type { OfferedPaymentMethod } from './checkout';
export type { BuyGiftCard } from '../requests/commerce.generated';

/** Names of what the query of the gift card checkout says. */
export const GIFT_CARD_PARAMETER = {
  websiteId: 'websiteId',
  giftCardProductId: 'giftCardProductId',
  /** Only where one was chosen. */
  sku: 'sku',
} as const;

/** Calls of the gift card checkout. */
export const GIFT_CARD_CHECKOUT_CALLS = {
  buyGiftCard: { method: 'POST', path: '/api/commerce/gift-card-checkout/orders' },
} as const;

/** Lengths of its fields, in characters. */
export const GIFT_CARD_LONGEST = { email: EMAIL_LENGTH.max, name: 100, message: 500, code: 40 } as const;

/** A gift card that can be bought. */
export interface GiftCardChoice {
  /** What the form sends of it: its SKU, and the price that is shown. */
  readonly value: string;
  readonly sku: string;
  /** Of its options; empty where there is nothing to choose. */
  readonly name: string;
  /** What it costs, and what it is worth, in cents. */
  readonly priceCents: number;
  readonly worthCents: number;
}

/** Answer to the loader `commerce/gift-card-checkout/form`. */
export interface GiftCardCheckoutView {
  /** The product that the query names; null where this site sells no such gift card. */
  readonly product: {
    readonly id: string;
    readonly title: string;
    readonly path: string;
    readonly choices: readonly GiftCardChoice[];
    /** The value of the one the query names, else of the first. */
    readonly chosen: string;
  } | null;
  /** Path of the shop, for the way out. */
  readonly shopPath: string;
  readonly paymentMethods: readonly OfferedPaymentMethod[];
}

/** Reply to `buyGiftCard`. */
export interface BuyGiftCardReply {
  /** Where the order can be seen. */
  readonly location: string;
}
