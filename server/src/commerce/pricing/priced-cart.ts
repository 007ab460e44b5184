import type { CartEntry, ShippingLocation } from 'shared-types/commerce/cart';
import { chosenCoupons, type ChosenCoupons } from '../coupons/chosen-coupons';
import type { Coupon } from '../coupons/coupon-problem';
import { natureOf } from '../cart/read/cart-totals';
import { parcelOf, shippingCostCents } from '../delivery/shipping-cost';
import { optionAt, type StoredShippingOption } from '../delivery/shipping-options';
import { priceOrder, subtotalOf, type PricedOrder } from './price-order';
import { rulesAt, type TaxRule } from './tax-rules';

export interface CartInputs {
  /** Destination; null while it is unknown. */
  readonly place: ShippingLocation | null;
  readonly shippingOptionId: string | null;
  /** Normalized codes in the order in which they were entered. */
  readonly couponCodes: readonly string[];
}

export interface PriceRules {
  readonly shippingOptions: readonly StoredShippingOption[];
  readonly taxRules: readonly TaxRule[];
  /** True if prices include taxes. */
  readonly isTaxIncluded: boolean;
}

export interface CartToPrice {
  readonly lines: readonly CartEntry[];
  readonly inputs: CartInputs;
  readonly rules: PriceRules;
  /** Coupons of the cart's codes. */
  readonly coupons: readonly Coupon[];
  readonly nowMs: number;
}

export interface PricedCart {
  /** Destination: the visitor's, or the only country to which the store ships. */
  readonly place: ShippingLocation | null;
  /** Undefined if nothing is shipped, the place is unknown, or no method ships there. */
  readonly option?: StoredShippingOption;
  readonly chosen: ChosenCoupons;
  readonly prices: PricedOrder;
}

/** Calculates the price of a cart, for its page, the checkout and the order alike. */
export function pricedCart({ lines, inputs, rules, coupons, nowMs }: CartToPrice): PricedCart {
  const { requiresShipping } = natureOf(lines);
  const place = inputs.place ?? (requiresShipping ? onlyPlace(rules.shippingOptions) : null);
  const option = requiresShipping ? optionAt(rules.shippingOptions, place, inputs.shippingOptionId) : undefined;
  const costCents = option ? shippingCostCents(option, parcelOf(lines)) : 0;
  const chosen = chosenCoupons({
    codes: inputs.couponCodes,
    coupons,
    subtotalCents: subtotalOf(lines),
    shippingCostCents: costCents,
    nowMs,
  });
  const prices = priceOrder({
    lines,
    shippingCostCents: costCents,
    discounts: chosen.valid.map(({ couponId: _, ...discount }) => discount),
    taxRules: rulesAt(rules.taxRules, place),
    isTaxIncluded: rules.isTaxIncluded,
  });
  return { place, ...(option ? { option } : {}), chosen, prices };
}

/** A store that ships to one country need not ask for it. */
function onlyPlace(options: readonly StoredShippingOption[]): ShippingLocation | null {
  const countries = new Set(options.flatMap((option) => option.countries));
  const isWorldwide = options.some((option) => option.countries.length === 0);
  const [country] = countries;
  return !isWorldwide && countries.size === 1 && country !== undefined ? { country } : null;
}
