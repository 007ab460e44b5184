import type { Coupon } from './coupon-problem';

/** A valid coupon: ten percent off. */
export function coupon(code: string, over: Partial<Coupon> = {}): Coupon {
  return {
    id: `id-${code}`,
    code,
    codeKey: code.toUpperCase(),
    kind: 'percent',
    rateBasisPoints: 1000,
    amountCents: 0,
    validFrom: null,
    validUntil: null,
    minimumSubtotalCents: 0,
    mostUses: null,
    mostUsesPerEmail: null,
    isOff: false,
    uses: 0,
    usesByEmail: 0,
    ...over,
  };
}
