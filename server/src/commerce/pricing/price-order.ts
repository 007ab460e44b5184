import type { CartEntry } from 'shared-types/commerce/cart';
import type { AppliedDiscount } from 'shared-types/commerce/coupons';
import { ALL_BASIS_POINTS, type AppliedTaxRule } from 'shared-types/commerce/pricing';
import { plus, rounded, times, whole, ZERO, type Fraction } from './rounded';
import { taxRulesFor, type TaxRule } from './tax-rules';

/** What of a line decides what it costs. */
export type PricedLine = Pick<CartEntry, 'lineTotalCents' | 'productType'>;

/** Everything an order's total follows from; amounts in whole cents of one currency. */
export interface PricingInput {
  readonly lines: readonly PricedLine[];
  /** What the chosen shipping method costs; 0 where nothing is sent, or nobody knows yet how. */
  readonly shippingCostCents: number;
  /** What the coupons that count save; off the goods at most their subtotal, off the shipping at most its cost. */
  readonly discounts: readonly AppliedDiscount[];
  /** The rules of the place it goes to. */
  readonly taxRules: readonly TaxRule[];
  /** True where the prices include the taxes. */
  readonly isTaxIncluded: boolean;
}

/** Amounts of a cart or an order, in whole cents. */
export interface Totals {
  readonly subtotalCents: number;
  /** What is paid for sending it. */
  readonly shippingCostCents: number;
  /** All taxes, whether they are added or included. */
  readonly taxCents: number;
  /** What is taken off the goods. */
  readonly discountCents: number;
  readonly grandTotalCents: number;
}

/** An order's amounts, and what makes them up. */
export interface PricedOrder extends Totals {
  readonly discounts: readonly AppliedDiscount[];
  readonly taxes: readonly Required<AppliedTaxRule>[];
  readonly isTaxIncluded: boolean;
}

/** What these lines come to, before anything is taken off or added. */
export function subtotalOf(lines: readonly Pick<CartEntry, 'lineTotalCents'>[]): number {
  return lines.reduce((sum, { lineTotalCents }) => sum + lineTotalCents, 0);
}

/**
 * Works out what an order costs: goods less discount, shipping, taxes. Each tax rule is rounded once, halves up.
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

/** A part of what is paid all of which the same rules are for. */
interface TaxedPart {
  readonly amount: Fraction;
  readonly rules: readonly TaxRule[];
}

/** What is paid by kind of product, each with its share of the discount, and what is paid for sending it. */
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
    // Goods that cost nothing have no part in anything.
    amount: times(whole(ofType(productType)), subtotalCents - discountCents, Math.max(subtotalCents, 1)),
    rules: taxRulesFor({ lines: [{ productType }], taxRules }),
  }));
  // A rule for what nobody buys here taxes nothing of it, neither what sending it costs.
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
    // Several halves that are rounded up could together be more than the price they are part of.
    const amountCents = isTaxIncluded ? Math.min(rounded(exact), taxable) : rounded(exact);
    taxable -= amountCents;
    return [{ id: rule.id, name: rule.name, rate: rule.rateBasisPoints, amountCents }];
  });
}

function taxOf({ rateBasisPoints }: TaxRule, { amount, rules }: TaxedPart, isTaxIncluded: boolean): Fraction {
  const included = isTaxIncluded ? rules.reduce((sum, rule) => sum + rule.rateBasisPoints, 0) : 0;
  return times(amount, rateBasisPoints, ALL_BASIS_POINTS + included);
}
