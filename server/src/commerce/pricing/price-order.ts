import type { CartEntry } from 'shared-types/commerce/cart';
import type { AppliedDiscount } from 'shared-types/commerce/coupons';
import { ALL_BASIS_POINTS, type AppliedTaxRule } from 'shared-types/commerce/pricing';
import { plus, rounded, times, whole, ZERO, type Fraction } from './rounded';
import { taxRulesFor, type TaxRule } from './tax-rules';

export type PricedLine = Pick<CartEntry, 'lineTotalCents' | 'productType'>;

/** Input for an order's total; amounts in whole cents of one currency. */
export interface PricingInput {
  readonly lines: readonly PricedLine[];
  /** Cost of the chosen shipping method; 0 if nothing is shipped, or no method is known. */
  readonly shippingCostCents: number;
  /** Discounts of the valid coupons, limited to the subtotal and the shipping cost. */
  readonly discounts: readonly AppliedDiscount[];
  /** Tax rules of the destination. */
  readonly taxRules: readonly TaxRule[];
  /** True if prices include taxes. */
  readonly isTaxIncluded: boolean;
}

/** Amounts of a cart or an order in whole cents. */
export interface Totals {
  readonly subtotalCents: number;
  /** Shipping cost after discounts. */
  readonly shippingCostCents: number;
  /** All taxes, added or included. */
  readonly taxCents: number;
  /** Discount on goods. */
  readonly discountCents: number;
  readonly grandTotalCents: number;
}

export interface PricedOrder extends Totals {
  readonly discounts: readonly AppliedDiscount[];
  readonly taxes: readonly Required<AppliedTaxRule>[];
  readonly isTaxIncluded: boolean;
}

/** Sum of the lines, before discounts and taxes. */
export function subtotalOf(lines: readonly Pick<CartEntry, 'lineTotalCents'>[]): number {
  return lines.reduce((sum, { lineTotalCents }) => sum + lineTotalCents, 0);
}

/**
 * Calculates an order's total: goods less discount, shipping, taxes. Each tax rule is rounded once, half up.
 *
 * @implements CART-06
 */
export function priceOrder({ lines, discounts, taxRules, isTaxIncluded, ...input }: PricingInput): PricedOrder {
  const subtotalCents = subtotalOf(lines);
  const discountCents = saved(discounts, (kind) => kind !== 'shipping');
  const shippingCostCents = input.shippingCostCents - saved(discounts, (kind) => kind === 'shipping');
  const parts = partsOf({ lines, subtotalCents, discountCents, shippingCostCents, taxRules });
  const taxes = taxesOf(parts, taxRules, isTaxIncluded);
  const taxCents = taxes.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    subtotalCents,
    shippingCostCents,
    taxCents,
    discountCents,
    grandTotalCents: subtotalCents - discountCents + shippingCostCents + (isTaxIncluded ? 0 : taxCents),
    discounts,
    taxes,
    isTaxIncluded,
  };
}

function saved(discounts: readonly AppliedDiscount[], counts: (kind: AppliedDiscount['kind']) => boolean): number {
  return discounts.reduce((sum, { kind, amountCents }) => sum + (counts(kind) ? amountCents : 0), 0);
}

/** A part of the total to which the same tax rules apply. */
interface TaxedPart {
  readonly amount: Fraction;
  readonly rules: readonly TaxRule[];
}

/** The total by product type, each with its share of the discount, and the shipping cost. */
function partsOf({
  lines,
  subtotalCents,
  discountCents,
  shippingCostCents,
  taxRules,
}: Pick<PricingInput, 'lines' | 'taxRules'> & Omit<Totals, 'taxCents' | 'grandTotalCents'>): TaxedPart[] {
  const types = [...new Set(lines.map(({ productType }) => productType))];
  const ofType = (type: number) => subtotalOf(lines.filter(({ productType }) => productType === type));
  const goods = types.map((productType) => ({
    // Free goods have no share.
    amount: times(whole(ofType(productType)), subtotalCents - discountCents, Math.max(subtotalCents, 1)),
    rules: taxRulesFor({ lines: [{ productType }], taxRules }),
  }));
  // A rule for product types that are not in the order does not tax its shipping either.
  const shipping = {
    amount: whole(shippingCostCents),
    rules: taxRulesFor({ lines, taxRules }).filter(({ taxesShipping }) => taxesShipping),
  };
  return [...goods, shipping].filter(({ amount, rules }) => amount.numerator > 0n && rules.length > 0);
}

function taxesOf(
  parts: readonly TaxedPart[],
  taxRules: readonly TaxRule[],
  isTaxIncluded: boolean,
): Required<AppliedTaxRule>[] {
  let taxable = rounded(parts.reduce((sum, { amount }) => plus(sum, amount), ZERO));
  return taxRules.flatMap((rule) => {
    const own = parts.filter(({ rules }) => rules.includes(rule));
    if (own.length === 0) return [];
    const exact = own.reduce((sum, part) => plus(sum, taxOf(rule, part, isTaxIncluded)), ZERO);
    // Several amounts rounded up could exceed the price that includes them.
    const amountCents = isTaxIncluded ? Math.min(rounded(exact), taxable) : rounded(exact);
    taxable -= amountCents;
    return [{ id: rule.id, name: rule.name, rate: rule.rateBasisPoints, amountCents }];
  });
}

function taxOf({ rateBasisPoints }: TaxRule, { amount, rules }: TaxedPart, isTaxIncluded: boolean): Fraction {
  const included = isTaxIncluded ? rules.reduce((sum, rule) => sum + rule.rateBasisPoints, 0) : 0;
  return times(amount, rateBasisPoints, ALL_BASIS_POINTS + included);
}
