import type { AppliedDiscount, InvalidCoupon } from 'shared-types/commerce/coupons';
import { ALL_BASIS_POINTS } from 'shared-types/commerce/pricing';
import { rounded, times, whole } from '../pricing/rounded';
import { couponProblem, type Coupon } from './coupon-problem';

export interface ChoiceInput {
  /** Normalized codes in the order in which they were entered. */
  readonly codes: readonly string[];
  readonly coupons: readonly Coupon[];
  readonly subtotalCents: number;
  /** Cost of the chosen shipping method. */
  readonly shippingCostCents: number;
  readonly nowMs: number;
}

/** Valid and refused codes, each in the order in which they were entered. */
export interface ChosenCoupons {
  readonly valid: readonly (AppliedDiscount & { readonly couponId: string })[];
  readonly invalid: readonly InvalidCoupon[];
}

type Valid = ChosenCoupons['valid'][number];
type Judged = { readonly ok: true; readonly valid: Valid } | { readonly ok: false; readonly invalid: InvalidCoupon };

/**
 * Of the coupons on goods only the one that saves most is used, and of those for free shipping the first in alphabetical
 * order, so that the order of entry does not matter.
 */
export function chosenCoupons({ codes, coupons, ...context }: ChoiceInput): ChosenCoupons {
  const judged = codes.map((code) => judge(code, coupons, context));
  const possible = judged.flatMap((one) => (one.ok ? [one.valid] : []));
  const offGoods = best(possible.filter(({ kind }) => kind !== 'shipping'));
  const sendsFree = best(possible.filter(({ kind }) => kind === 'shipping'));
  const counting = (one: Valid) => (one.kind === 'shipping' ? sendsFree : offGoods);
  return {
    valid: possible.filter((one) => counting(one) === one),
    invalid: judged.flatMap((one) => {
      if (!one.ok) return [one.invalid];
      const { code } = counting(one.valid) ?? one.valid;
      return code === one.valid.code ? [] : [{ code: one.valid.code, problem: 'superseded' as const, by: code }];
    }),
  };
}

function judge(code: string, coupons: readonly Coupon[], context: Omit<ChoiceInput, 'codes' | 'coupons'>): Judged {
  const coupon = coupons.find(({ codeKey }) => codeKey === code);
  const problem = couponProblem(coupon, context);
  // Unknown codes are not shown in the owner's spelling, which would reveal that they exist.
  if (!coupon || problem === 'unknown') return { ok: false, invalid: { code, problem: 'unknown' } };
  const { minimumSubtotalCents } = coupon;
  if (problem === 'minimum') return { ok: false, invalid: { code: coupon.code, problem, minimumSubtotalCents } };
  if (problem) return { ok: false, invalid: { code: coupon.code, problem } };
  return { ok: true, valid: discountOf(coupon, context) };
}

function discountOf(
  { id, code, kind, rateBasisPoints, amountCents }: Coupon,
  { subtotalCents, shippingCostCents }: Pick<ChoiceInput, 'subtotalCents' | 'shippingCostCents'>,
): Valid {
  const common = { couponId: id, code, kind };
  if (kind === 'shipping') return { ...common, amountCents: shippingCostCents };
  if (kind === 'fixed') return { ...common, amountCents: Math.min(amountCents, subtotalCents) };
  const off = rounded(times(whole(subtotalCents), rateBasisPoints, ALL_BASIS_POINTS));
  return { ...common, amountCents: off, rateBasisPoints };
}

function best(valid: readonly Valid[]): Valid | undefined {
  return valid.toSorted((a, b) => b.amountCents - a.amountCents || (a.code < b.code ? -1 : 1))[0];
}
