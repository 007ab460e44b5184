import type { DocumentCoupon, SiteDocument } from 'shared-types/site/site-document';
import { codeKey } from '../../../catalogue/coupon-code';
import { findRepeated } from '../find-repeated';
import type { Mistake } from '../mistake';

/** Coupons, tax rules and shipping methods must be distinct and complete. */
export function checkPrices({ shippingOptions, coupons = [], taxRules = [] }: SiteDocument): Mistake[] {
  return [
    ...findRepeated(
      'shipping option',
      shippingOptions.map(({ name }, index) => ({ path: ['shippingOptions', index, 'name'], name })),
    ),
    ...findRepeated(
      'tax rule',
      taxRules.map(({ name }, index) => ({ path: ['taxRules', index, 'name'], name })),
    ),
    ...findRepeated(
      'coupon',
      coupons.map(({ code }, index) => ({ path: ['coupons', index, 'code'], name: codeKey(code) })),
    ),
    ...shippingOptions.flatMap(checkSteps),
    ...coupons.flatMap(checkCoupon),
  ];
}

function checkSteps({ weightSteps = [] }: SiteDocument['shippingOptions'][number], index: number): Mistake[] {
  return weightSteps.flatMap(({ upToWeight }, step) => {
    const before = weightSteps[step - 1];
    if (!before || before.upToWeight < upToWeight) return [];
    const path = ['shippingOptions', index, 'weightSteps', step, 'upToWeight'];
    return [{ path, message: `must be above the step before, which is ${before.upToWeight}` }];
  });
}

/** The fields each kind of coupon requires. */
const WORTH = {
  percent: { needs: ['rateBasisPoints'], without: ['amountCents'] },
  fixed: { needs: ['amountCents'], without: ['rateBasisPoints'] },
  shipping: { needs: [], without: ['amountCents', 'rateBasisPoints'] },
} as const satisfies Record<DocumentCoupon['kind'], unknown>;

function checkCoupon(coupon: DocumentCoupon, index: number): Mistake[] {
  const { needs, without } = WORTH[coupon.kind];
  const { from, until } = coupon;
  const missing = needs.filter((name) => coupon[name] === undefined);
  const extra = without.filter((name) => coupon[name] !== undefined);
  const isNever = from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until);
  return [
    ...missing.map((name) => ({ path: ['coupons', index, name], message: 'is missing' })),
    ...extra.map((name) => ({ path: ['coupons', index, name], message: `means nothing for the kind ${coupon.kind}` })),
    ...(isNever ? [{ path: ['coupons', index, 'until'], message: `must be after ${from}` }] : []),
  ];
}
