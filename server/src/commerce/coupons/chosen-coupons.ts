import type { AppliedDiscount, InvalidCoupon } from 'shared-types/commerce/coupons';
import { ALL_BASIS_POINTS } from 'shared-types/commerce/pricing';
import { rounded, times, whole } from '../pricing/rounded';
import { couponProblem, type Coupon } from './coupon-problem';

/** A cart's codes, and what they are held against. */
export interface ChoiceInput {
  /** As codes are compared, in the order in which they were entered. */
  readonly codes: readonly string[];
  /** The site's coupons of these codes. */
  readonly coupons: readonly Coupon[];
  readonly subtotalCents: number;
  /** What the chosen shipping method costs. */
  readonly shippingCostCents: number;
  readonly nowMs: number;
}

/** Which codes save something, and why the others do not; both in the order in which they were entered. */
export interface ChosenCoupons {
  readonly valid: readonly (AppliedDiscount & { readonly couponId: string })[];
  readonly invalid: readonly InvalidCoupon[];
}

type Valid = ChosenCoupons['valid'][number];
type Judged = { readonly ok: true; readonly valid: Valid } | { readonly ok: false; readonly invalid: InvalidCoupon };

/**
 * Of the coupons off the goods the one that saves most counts, and of those that send free the first by its emails: the
 * order in which codes were entered changes nothing.
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
  // The owner's own spelling is told of codes alone that can be known.
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
