import type { CartEntry, ShippingLocation } from 'shared-types/commerce/cart';
import { chosenCoupons, type ChosenCoupons } from '../coupons/chosen-coupons';
import type { Coupon } from '../coupons/coupon-problem';
import { natureOf } from '../cart/read/cart-totals';
import { parcelOf, shippingCostCents } from '../delivery/shipping-cost';
import { optionAt, type StoredShippingOption } from '../delivery/shipping-options';
import { priceOrder, subtotalOf, type PricedOrder } from './price-order';
import { rulesAt, type TaxRule } from './tax-rules';

/** What a visitor inputs of a cart beside its lines. */
export interface CartInputs {
  /** Where it goes; null as long as nobody has said. */
  readonly place: ShippingLocation | null;
  readonly shippingOptionId: string | null;
  /** As codes are compared, in the order in which they were entered. */
  readonly couponCodes: readonly string[];
}

/** What a site charges by. */
export interface PriceRules {
  readonly shippingOptions: readonly StoredShippingOption[];
  readonly taxRules: readonly TaxRule[];
  /** True where the prices include the taxes. */
  readonly isTaxIncluded: boolean;
}

/** Everything a cart is priced by. */
export interface CartToPrice {
  readonly lines: readonly CartEntry[];
  readonly inputs: CartInputs;
  readonly rules: PriceRules;
  /** The site's coupons of the cart's codes. */
  readonly coupons: readonly Coupon[];
  readonly nowMs: number;
}

/** What a cart costs, and why. */
export interface PricedCart {
  /** Where it goes: as the visitor said, or the only country the store sends to. */
  readonly place: ShippingLocation | null;
  /** The shipping method; absent where nothing is sent, nobody knows where to, or nothing goes there. */
  readonly option?: StoredShippingOption;
  readonly chosen: ChosenCoupons;
  readonly prices: PricedOrder;
}

/** Prices a cart as it stands: the same for its page, the checkout and the order. */
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

/** A store that sends to one country only need not be told which. */
function onlyPlace(options: readonly StoredShippingOption[]): ShippingLocation | null {
  const countries = new Set(options.flatMap((option) => option.countries));
  const isWorldwide = options.some((option) => option.countries.length === 0);
  const [country] = countries;
  return !isWorldwide && countries.size === 1 && country !== undefined ? { country } : null;
}
