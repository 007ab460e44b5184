import type { Amounts } from '../../../parts/totals/totals.view';

/** The parts of a total, with the form fields that contain the amounts the buyer has seen. */
export const SEEN = {
  subtotalCents: 'seenSubtotalCents',
  shippingCostCents: 'seenShippingCents',
  discountCents: 'seenDiscountCents',
  taxCents: 'seenTaxCents',
} as const;

type Part = keyof typeof SEEN;

/** Amounts the buyer has seen. */
export type SeenAmounts = Readonly<Record<Part, number>>;

/** An amount that differs from the one seen. */
export interface ChangedAmount {
  readonly part: Part;
  readonly beforeCents: number;
  readonly nowCents: number;
}

const CENTS = /^\d{1,15}$/;
const PARTS = Object.keys(SEEN) as Part[];

export function seenOf({ subtotalCents, shippingCostCents = 0, discountCents, taxCents }: Amounts): SeenAmounts {
  return { subtotalCents, shippingCostCents, discountCents, taxCents };
}

/** Seen amounts of a returned form; undefined if it has none. */
export function seenAmounts(values: Readonly<Record<string, string>>): SeenAmounts | undefined {
  const cents = (part: Part) => (CENTS.test(values[SEEN[part]] ?? '') ? Number(values[SEEN[part]]) : undefined);
  const [subtotalCents, shippingCostCents, discountCents, taxCents] = PARTS.map(cents);
  if (subtotalCents === undefined || shippingCostCents === undefined) return undefined;
  if (discountCents === undefined || taxCents === undefined) return undefined;
  return { subtotalCents, shippingCostCents, discountCents, taxCents };
}

/** Amounts that differ from those seen. */
export function changedAmounts(seen: SeenAmounts, amounts: Amounts): ChangedAmount[] {
  const now = seenOf(amounts);
  return PARTS.filter((part) => seen[part] !== now[part]).map((part) => ({
    part,
    beforeCents: seen[part],
    nowCents: now[part],
  }));
}
