import type { FieldValue } from '../forms/contact-form';
import type { Money } from '../host/money';
import type { Picture } from '../host/image';
import type { LineAnswer, LineForm } from './line-form';
import type { AppliedDiscount, InvalidCoupon } from './coupons';
import type { AppliedTaxRule } from './pricing';
import type { ProductTypeNumber } from './product';
import type { SubscriptionPlan } from './orders/subscription';
export type { AddLine, RemoveLine, SetLineQuantity } from '../requests/commerce.generated';

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
  /** Of one piece, in the site's unit; absent for what is not sent. */
  readonly weight?: number;
  /** How it is paid again and again; absent for what is bought once. */
  readonly subscriptionPlan?: SubscriptionPlan;
  /** What the product asks its buyer, for this line; absent where it asks nothing. */
  readonly form?: LineForm;
  /** What has been answered; absent where nothing has. */
  readonly answers?: readonly LineAnswer[];
  /** Why this line cannot be bought as it is; `form`: required answers are missing. */
  readonly problem?: 'sold-out' | 'too-many' | 'gone' | 'form';
}

/** A shipping method. */
export interface ShippingOption {
  readonly id: string;
  readonly name: string;
  /** What it costs for this cart, by its weight and its subtotal. */
  readonly costCents: number;
  /** ISO codes of the countries it goes to; everywhere where absent or empty. */
  readonly countries?: readonly string[];
  /** States or regions it goes to, as addresses name them; all of them where absent or empty. */
  readonly states?: readonly string[];
  /** What postal codes begin with where it goes; any where absent or empty. */
  readonly zipPrefixes?: readonly string[];
}

/** Where the goods go. */
export interface ShippingLocation {
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
  readonly state?: string;
  readonly zip?: string;
}

/**
 * The shopping cart, as the specification names its fields. Times in milliseconds since 1970, amounts in cents of the
 * site's currency.
 */
export interface ShoppingCart {
  readonly id: string;
  readonly websiteId: string;
  readonly orderId: string;
  readonly created: number;
  readonly isPurchased: boolean;
  readonly entries: readonly CartEntry[];
  readonly shippingOptions: readonly ShippingOption[];
  /** The tax rules of the place it goes to; none as long as nobody knows the place. */
  readonly applicableTaxRules: readonly AppliedTaxRule[];
  /** The codes in it, valid and not. */
  readonly coupons: readonly string[];
  readonly validCoupons: readonly string[];
  readonly invalidCoupons: readonly string[];
  /** What the valid ones save. */
  readonly discounts?: readonly AppliedDiscount[];
  /** Why each invalid one saves nothing. */
  readonly couponProblems?: readonly InvalidCoupon[];
  /** True where the prices include the taxes: these are then part of the total, and not added to it. */
  readonly isTaxIncluded?: boolean;
  /**
   * Parts of its address that added taxes depend on and that nobody has given yet, or a state that its country has not; none
   * where not even the country is known. As long as this is there, these taxes are in no amount.
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

/** A country that an order can go to, or be bought from. */
export interface Country {
  /** ISO code. */
  readonly code: string;
  /** In the page's language. */
  readonly name: string;
  /** Parts of an address there that an order must have beside what all have; none where absent. */
  readonly needs?: readonly ('state' | 'zip')[];
}

/** Answer to the loader `commerce/cart/cart`, and the reply of every cart call. */
export interface CartView {
  readonly cart: ShoppingCart;
  /** Grows with every change of the cart: when it was last changed, in milliseconds since 1970. */
  readonly revision: number;
  /** Cart subtotal below which nobody checks out, in cents; 0 for none. */
  readonly minimumSubtotalCents: number;
  /** Path of the shop, for an empty cart's way out. */
  readonly shopPath: string;
  /** Countries the cart can be priced for; a page's view has them, and `getCart` where its query asks. */
  readonly countries?: readonly Country[];
  /** True where what it costs depends on the place by more than the country of the shipping methods: the server is asked then. */
  readonly isPricedByPlace?: boolean;
  /** True where there are codes to be entered. */
  readonly takesCoupons?: boolean;
}

/** The cart in short: the state event `commerce/cart`. */
export interface CartState {
  /** As in `CartView`. */
  readonly revision: number;
  /** Pieces in the cart. */
  readonly items: number;
  readonly subtotalCents: number;
  /** Texts for elements that follow the state event, made by the indicator. */
  readonly texts?: { readonly quantityText: string; readonly spokenLabel: string; readonly subtotalText: string };
}

/** Calls of the cart. `PUT` and `DELETE` are also answered to a form's `POST`. */
export const CART_CALLS = {
  /**
   * `countries=yes` in the query: the reply has the `countries` of a cart that is not empty, also where there is none.
   * `seen`: the revision of a cart that is shown though the browser no longer has its cookies; an emptiness is newer then.
   */
  getCart: { method: 'GET', path: '/api/commerce/cart/cart' },
  addLine: { method: 'POST', path: '/api/commerce/cart/lines' },
  setLineQuantity: { method: 'PUT', path: '/api/commerce/cart/lines/:lineId' },
  setLineForm: { method: 'PUT', path: '/api/commerce/cart/lines/:lineId/form' },
  removeLine: { method: 'DELETE', path: '/api/commerce/cart/lines/:lineId' },
  goToCheckout: { method: 'GET', path: '/commerce/goto-checkout' },
} as const;

/** What every change of a cart may carry. */
export interface CartWrite {
  /**
   * Names this one change: sent again with the same content, because its reply was lost, it is made once. A page's own
   * submission key, or any 16 to 128 letters, digits, `-` and `_` nobody can guess. Without it nothing is recognised.
   */
  readonly key?: string;
}

/** Body of `setLineForm`. A form without script sends `field.<id>.<part>` for `form`. */
export interface SetLineForm extends CartWrite {
  /** Answers by field id; a field left out counts as unanswered. */
  readonly form: Readonly<Record<string, FieldValue>>;
}

/** Reply of every cart call. */
export interface CartReply extends CartView {
  readonly states: { readonly 'commerce/cart': CartState };
  readonly message?: string;
  /** A fresh key, with which a form that stays on screen makes its next change; absent where nothing was to be changed. */
  readonly key?: string;
  /** Where the visitor goes on: the checkout, on a site whose products lead straight there (`storeSettings.expressCheckout`). */
  readonly location?: string;
}

/** Codes a cart call may be refused with. */
export type CartErrorCode =
  | 'commerce/variant-not-found'
  | 'commerce/line-sold-out'
  | 'commerce/line-too-many'
  | 'commerce/line-not-found'
  | 'commerce/line-form-gone'
  | 'commerce/line-form-invalid'
  | 'commerce/cart-full';
