import { natureOf, totalQuantity } from './cart-totals';
import type { CartState, CartView, ShoppingCart } from 'shared-types/commerce/cart';
import type { Visitor } from '../../../site/request/visitor';
import type { Database } from '../../../platform/schema/database';
import type { Site } from '../../../site/directory/site';
import { partsTaxesNeed } from '../../checkout/needed-parts';
import { loadCoupons, takesCoupons } from '../../coupons/coupon.store';
import { parcelOf } from '../../delivery/shipping-cost';
import { optionFor } from '../../delivery/shipping-options';
import { pricedCart, type PricedCart, type PriceRules } from '../../pricing/priced-cart';
import { isPricedByPlace, priceRulesOf } from '../../pricing/price-rules';
import { taxRulesFor } from '../../pricing/tax-rules';
import { decimalAmount } from '../../product/decimal-amount';
import { shopPath } from '../../../site/catalogue/store-paths';
import { subtotalOf } from '../../pricing/price-order';
import type { StoredCart } from './stored-cart';

interface CartViewInput {
  readonly db: Database;
  readonly site: Site;
  /** Undefined if the visitor has no cart: an empty one is shown. */
  readonly stored: StoredCart | undefined;
  readonly visitor: Pick<Visitor, 'answered'>;
}

/**
 * A visitor's cart in the form of the API.
 *
 * @implements CART-04 CART-05
 */
export async function cartView({ db, site, stored, visitor }: CartViewInput): Promise<CartView> {
  const [rules, hasCoupons] = await Promise.all([priceRulesOf(db, site), takesCoupons(db, site)]);
  return {
    cart: stored && stored.lines.length > 0 ? await pricedView(db, site, { stored, rules }) : emptyView(site, stored),
    revision: cartState(stored, visitor).revision,
    minimumSubtotalCents: site.profile.settings.storeSettings.minimumSubtotalCents,
    shopPath: shopPath(site),
    isPricedByPlace: isPricedByPlace(rules),
    takesCoupons: hasCoupons || (stored?.couponCodes.length ?? 0) > 0,
  };
}

function emptyView(site: Site, stored: StoredCart | undefined): ShoppingCart {
  return {
    ...EMPTY_CART,
    websiteId: site.id,
    subtotalAmount: { amount: 0, currencyCode: site.currency },
    ...(stored ? { id: stored.id, created: stored.createdAt.getTime() } : {}),
  };
}

async function pricedView(
  db: Database,
  site: Site,
  { stored, rules }: { readonly stored: StoredCart; readonly rules: PriceRules },
): Promise<ShoppingCart> {
  const { lines, couponCodes: codes } = stored;
  const coupons = await loadCoupons(db, { siteId: site.id, codes });
  const priced = pricedCart({ lines, inputs: stored, rules, coupons, nowMs: Date.now() });
  const { subtotalCents, shippingCostCents, taxCents, discountCents, grandTotalCents } = priced.prices;
  return {
    ...emptyView(site, stored),
    entries: lines,
    ...deliveryOf(stored, rules, priced),
    ...couponsOf(priced),
    applicableTaxRules: priced.prices.taxes,
    isTaxIncluded: priced.prices.isTaxIncluded,
    ...openTaxesOf(stored, rules, priced),
    subtotalCents,
    shippingCostCents,
    taxCents,
    discountCents,
    grandTotalCents,
    totalQuantity: totalQuantity(lines),
    subtotalAmount: { amount: Number(decimalAmount(subtotalCents, site.currency)), currencyCode: site.currency },
    ...natureOf(lines),
  };
}

function deliveryOf(
  { lines }: StoredCart,
  { shippingOptions }: PriceRules,
  { place, option }: PricedCart,
): Pick<ShoppingCart, 'shippingOptions' | 'selectedShippingOption' | 'shippingLocation'> {
  const parcel = parcelOf(lines);
  const { requiresShipping } = natureOf(lines);
  return {
    shippingOptions: requiresShipping ? shippingOptions.map((one) => optionFor(one, parcel)) : [],
    selectedShippingOption: option ? optionFor(option, parcel) : null,
    shippingLocation: place,
  };
}

/** Undefined if taxes are included in the prices, or if no rule can apply. */
function openTaxesOf(
  { lines }: StoredCart,
  { taxRules, isTaxIncluded }: PriceRules,
  { place }: PricedCart,
): Pick<ShoppingCart, 'taxesNeed'> {
  if (isTaxIncluded) return {};
  if (!place) return taxRulesFor({ lines, taxRules }).length > 0 ? { taxesNeed: [] } : {};
  const taxesNeed = partsTaxesNeed(place, { lines, taxRules });
  return taxesNeed.length > 0 ? { taxesNeed } : {};
}

function couponsOf({
  chosen: { valid, invalid },
  prices,
}: PricedCart): Pick<ShoppingCart, 'coupons' | 'validCoupons' | 'invalidCoupons' | 'discounts' | 'couponProblems'> {
  const validCoupons = valid.map(({ code }) => code);
  const invalidCoupons = invalid.map(({ code }) => code);
  return {
    coupons: [...validCoupons, ...invalidCoupons],
    validCoupons,
    invalidCoupons,
    discounts: prices.discounts,
    couponProblems: invalid,
  };
}

/**
 * An empty cart: every field has the default of the specification.
 *
 * @implements CART-01 CART-02 CART-03 CART-04 CART-05 CART-06 CART-07 CART-08
 */
export const EMPTY_CART: ShoppingCart = {
  id: '',
  websiteId: '',
  orderId: '',
  created: 0,
  isPurchased: false,
  entries: [],
  shippingOptions: [],
  applicableTaxRules: [],
  coupons: [],
  validCoupons: [],
  invalidCoupons: [],
  selectedShippingOption: null,
  shippingLocation: null,
  subtotalCents: 0,
  taxCents: 0,
  shippingCostCents: 0,
  discountCents: 0,
  grandTotalCents: 0,
  totalQuantity: 0,
  subtotalAmount: { amount: 0, currencyCode: 'USD' },
  hasDigital: false,
  purelyDigital: false,
  requiresShipping: false,
};

/** The cart's state event; a missing cart is empty. */
export function cartState(stored: StoredCart | undefined, { answered }: Pick<Visitor, 'answered'>): CartState {
  const lines = stored?.lines ?? [];
  return {
    revision: stored?.revision ?? absentRevision(Date.now(), answered),
    items: totalQuantity(lines),
    subtotalCents: subtotalOf(lines),
  };
}

const STEP_MS = 10_000;
/** Revisions are times of the database. Values further in the future than its clock explains are invalid. */
const CLOCKS_APART_MS = 60_000;

/**
 * The revision of a missing cart. Revisions are times: a new cart outranks an old one, and the emptiness of an expired or
 * ordered cart outranks what an open tab shows. It is 10 to 20 seconds in the past, so that a response in flight does not
 * outrank the very first line of a new cart, and changes in steps, so that HTML made from it stays equal for a while. It is
 * never older than the last change this browser knows of, so that a cart that was ordered at once is empty everywhere.
 */
export function absentRevision(nowMs: number, answered: readonly number[]): number {
  const past = answered.filter((revision) => revision <= nowMs + CLOCKS_APART_MS);
  return Math.max((Math.floor(nowMs / STEP_MS) - 1) * STEP_MS, ...past);
}
