import type { FieldValue } from '../forms/contact-form';
import type { Money } from '../host/money';
import type { Picture } from '../host/image';
import type { LineAnswer, LineForm } from './line-form';
import type { AppliedDiscount, InvalidCoupon } from './coupons';
import type { AppliedTaxRule } from './pricing';
import type { ProductTypeNumber } from './product';
import type { SubscriptionPlan } from './orders/subscription';
export type { AddLine, RemoveLine, SetLineQuantity } from '../requests/commerce.generated';

export const FULL_PAGE_CART_ID = 'colonnade-full-page-cart';
/** Maximum number of pieces per line of a cart. */
export const LINE_QUANTITY_MAX = 999;

export interface CartEntry {
  /** UUID. */
  readonly id: string;
  readonly variantId: string;
  readonly productId: string;
  readonly productType: ProductTypeNumber;
  readonly title: string;
  /** Path of the product's page. */
  readonly path: string;
  readonly picture?: Picture;
  readonly optionValues: readonly { readonly optionName: string; readonly value: string }[];
  readonly sku: string;
  readonly quantity: number;
  /** Available pieces; absent if limited only by `LINE_QUANTITY_MAX`. */
  readonly available?: number;
  readonly unitPriceCents: number;
  readonly lineTotalCents: number;
  /** Weight of one piece, in the site's unit; absent if nothing is shipped. */
  readonly weight?: number;
  /** Absent for one-time purchases. */
  readonly subscriptionPlan?: SubscriptionPlan;
  /** The product's questions for this line; absent if it has none. */
  readonly form?: LineForm;
  /** Absent without answers. */
  readonly answers?: readonly LineAnswer[];
  /** Why the line cannot be bought; `form`: required answers are missing. */
  readonly problem?: 'sold-out' | 'too-many' | 'gone' | 'form';
}

export interface ShippingOption {
  readonly id: string;
  readonly name: string;
  /** Cost for this cart, by weight and subtotal. */
  readonly costCents: number;
  /** ISO country codes; everywhere if absent or empty. */
  readonly countries?: readonly string[];
  /** States or regions as in addresses; all if absent or empty. */
  readonly states?: readonly string[];
  /** Prefixes of postal codes; all if absent or empty. */
  readonly zipPrefixes?: readonly string[];
}

export interface ShippingLocation {
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
  readonly state?: string;
  readonly zip?: string;
}

/** Fields are the specification's. Times in milliseconds since 1970, amounts in cents of the site's currency. */
export interface ShoppingCart {
  readonly id: string;
  readonly websiteId: string;
  readonly orderId: string;
  readonly created: number;
  readonly isPurchased: boolean;
  readonly entries: readonly CartEntry[];
  readonly shippingOptions: readonly ShippingOption[];
  /** Tax rules of the destination; empty while it is unknown. */
  readonly applicableTaxRules: readonly AppliedTaxRule[];
  /** All codes, valid or not. */
  readonly coupons: readonly string[];
  readonly validCoupons: readonly string[];
  readonly invalidCoupons: readonly string[];
  /** Savings of the valid codes. */
  readonly discounts?: readonly AppliedDiscount[];
  readonly couponProblems?: readonly InvalidCoupon[];
  /** True if prices include the taxes; these are then part of the total. */
  readonly isTaxIncluded?: boolean;
  /**
   * Missing or invalid parts of the address for added taxes; empty without a country. If present, no tax is included.
   */
  readonly taxesNeed?: Country['needs'];
  readonly selectedShippingOption: ShippingOption | null;
  readonly shippingLocation: ShippingLocation | null;
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly shippingCostCents: number;
  readonly discountCents: number;
  readonly grandTotalCents: number;
  readonly totalQuantity: number;
  readonly subtotalAmount: Money;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
}

/** A country of a shipping or billing address. */
export interface Country {
  /** ISO country code. */
  readonly code: string;
  /** In the page's language. */
  readonly name: string;
  /** Additionally required parts of an address; none if absent. */
  readonly needs?: readonly ('state' | 'zip')[];
}

/** Data of the loader `commerce/cart/cart`, and response to every cart call. */
export interface CartView {
  readonly cart: ShoppingCart;
  /** Time of the last change, in milliseconds since 1970; increases with every change. */
  readonly revision: number;
  /** Minimum subtotal for checkout, in cents; 0 for none. */
  readonly minimumSubtotalCents: number;
  /** Path of the shop, linked from an empty cart. */
  readonly shopPath: string;
  /** Countries for price estimates; in page data, and in `getCart` on request. */
  readonly countries?: readonly Country[];
  /** True if costs depend on more of the address than the country of the shipping methods. */
  readonly isPricedByPlace?: boolean;
  /** True if there are valid codes. */
  readonly takesCoupons?: boolean;
}

/** Value of the state event `commerce/cart`. */
export interface CartState {
  /** As in `CartView`. */
  readonly revision: number;
  readonly items: number;
  readonly subtotalCents: number;
  /** Texts made by the indicator, for elements that follow the state event. */
  readonly texts?: { readonly quantityText: string; readonly spokenLabel: string; readonly subtotalText: string };
}

/** `PUT` and `DELETE` calls also accept a form's `POST`. */
export const CART_CALLS = {
  /**
   * `countries=yes` adds the `countries`. `seen` is the revision of a cart displayed without cookies; the response for
   * an empty cart is newer.
   */
  getCart: { method: 'GET', path: '/api/commerce/cart/cart' },
  addLine: { method: 'POST', path: '/api/commerce/cart/lines' },
  setLineQuantity: { method: 'PUT', path: '/api/commerce/cart/lines/:lineId' },
  setLineForm: { method: 'PUT', path: '/api/commerce/cart/lines/:lineId/form' },
  removeLine: { method: 'DELETE', path: '/api/commerce/cart/lines/:lineId' },
  goToCheckout: { method: 'GET', path: '/commerce/goto-checkout' },
} as const;

export interface CartWrite {
  /** Idempotency key: a page's own, or 16 to 128 unguessable letters, digits, `-` and `_`. */
  readonly key?: string;
}

/** Body of `setLineForm`. A form without script sends `field.<id>.<part>` instead of `form`. */
export interface SetLineForm extends CartWrite {
  /** Answers by field id; missing ones are unanswered. */
  readonly form: Readonly<Record<string, FieldValue>>;
}

export interface CartReply extends CartView {
  readonly states: { readonly 'commerce/cart': CartState };
  readonly message?: string;
  /** Idempotency key for the form's next change; absent if nothing was changed. */
  readonly key?: string;
  /** URL to open next: the checkout, on a site with `storeSettings.expressCheckout`. */
  readonly location?: string;
}

export type CartErrorCode =
  | 'commerce/variant-not-found'
  | 'commerce/line-sold-out'
  | 'commerce/line-too-many'
  | 'commerce/line-not-found'
  | 'commerce/line-form-gone'
  | 'commerce/line-form-invalid'
  | 'commerce/cart-full';
