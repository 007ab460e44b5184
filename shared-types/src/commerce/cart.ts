import type { Money } from '../host/money';
import type { Picture } from '../host/image';
import type { ProductTypeNumber } from './product';

/** Id of the root element of a full-page cart. */
export const FULL_PAGE_CART_ID = 'colonnade-full-page-cart';
/** Most pieces of one variant in a cart. */
export const LINE_QUANTITY_MAX = 999;

/** One line of a cart. */
export interface CartEntry {
  /** A uuid. */
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
  /** Most pieces that can be had now; absent where there is no limit but `LINE_QUANTITY_MAX`. */
  readonly available?: number;
  readonly unitPriceCents: number;
  readonly lineTotalCents: number;
  /** Why this line cannot be bought as it is. */
  readonly problem?: 'sold-out' | 'too-many' | 'gone';
}

/** A way to send the goods. */
export interface ShippingOption {
  readonly id: string;
  readonly name: string;
  readonly costCents: number;
  /** ISO codes of the countries it goes to; everywhere where absent or empty. */
  readonly countries?: readonly string[];
}

/** Where the goods go. */
export interface ShippingLocation {
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
  readonly state?: string;
  readonly zip?: string;
}

/** The shopping cart, as the specification names its fields. Times in milliseconds since 1970. */
export interface ShoppingCart {
  readonly id: string;
  readonly websiteId: string;
  readonly orderId: string;
  readonly created: number;
  readonly isPurchased: boolean;
  readonly entries: readonly CartEntry[];
  readonly shippingOptions: readonly ShippingOption[];
  readonly applicableTaxRules: readonly { readonly id: string; readonly name: string; readonly rate: number }[];
  readonly coupons: readonly string[];
  readonly validCoupons: readonly string[];
  readonly invalidCoupons: readonly string[];
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

/** Answer to the read `commerce/cart/cart`, and the reply of every cart call. */
export interface CartView {
  readonly cart: ShoppingCart;
  /** Grows with every change of the cart. */
  readonly revision: number;
  /** Cart subtotal below which nobody checks out, in cents; 0 for none. */
  readonly minimumSubtotalCents: number;
  /** Path of the shop, for an empty cart's way out. */
  readonly shopPath: string;
}

/** The cart in short: the fact `commerce/cart`. */
export interface CartFact {
  readonly revision: number;
  /** Pieces in the cart. */
  readonly items: number;
  readonly subtotalCents: number;
  /** Words for elements that follow the fact, made by the indicator. */
  readonly texts?: { readonly quantityText: string; readonly spokenLabel: string; readonly subtotalText: string };
}

/** Calls of the cart. `PUT` and `DELETE` are also answered to a form's `POST`. */
export const CART_CALLS = {
  getCart: { method: 'GET', path: '/api/commerce/cart/cart' },
  addLine: { method: 'POST', path: '/api/commerce/cart/lines' },
  setLineQuantity: { method: 'PUT', path: '/api/commerce/cart/lines/:lineId' },
  removeLine: { method: 'DELETE', path: '/api/commerce/cart/lines/:lineId' },
  goToCheckout: { method: 'GET', path: '/commerce/goto-checkout' },
} as const;

/** Body of `addLine`. */
export interface AddLine {
  readonly variantId: string;
  /** 1 to `LINE_QUANTITY_MAX`. */
  readonly quantity: number;
}

/** Body of `setLineQuantity`; 0 removes the line. */
export interface SetLineQuantity {
  readonly quantity: number;
  /** Only for forms: `yes` answers the question whether to remove the line. */
  readonly confirmed?: 'yes' | 'no';
}

/** Reply of every cart call. */
export interface CartReply extends CartView {
  readonly facts: { readonly 'commerce/cart': CartFact };
  readonly message?: string;
}

/** Codes a cart call may be refused with. */
export type CartErrorCode =
  | 'commerce/variant-not-found'
  | 'commerce/line-sold-out'
  | 'commerce/line-too-many'
  | 'commerce/line-not-found'
  | 'commerce/cart-full';
