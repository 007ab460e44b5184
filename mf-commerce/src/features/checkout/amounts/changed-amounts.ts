import type { Amounts } from '../../../parts/totals/totals.view';

/** The amounts that make up a total, with the names under which the form carries what was seen of them. */
export const SEEN = {
  subtotalCents: 'seenSubtotalCents',
  shippingCostCents: 'seenShippingCents',
  discountCents: 'seenDiscountCents',
  taxCents: 'seenTaxCents',
} as const;

type Part = keyof typeof SEEN;

/** What the visitor saw of each amount. */
export type SeenAmounts = Readonly<Record<Part, number>>;

/** An amount that is no longer what was seen. */
export interface ChangedAmount {
  readonly part: Part;
  readonly beforeCents: number;
  readonly nowCents: number;
}

const CENTS = /^\d{1,15}$/;
const PARTS = Object.keys(SEEN) as Part[];

/** These amounts as they are seen. */
export function seenOf({ subtotalCents, shippingCostCents = 0, discountCents, taxCents }: Amounts): SeenAmounts {
  return { subtotalCents, shippingCostCents, discountCents, taxCents };
}

/** What was seen, as a form that came back carries it; undefined where it carries none. */
export function seenAmounts(values: Readonly<Record<string, string>>): SeenAmounts | undefined {
  const cents = (part: Part) => (CENTS.test(values[SEEN[part]] ?? '') ? Number(values[SEEN[part]]) : undefined);
  const [subtotalCents, shippingCostCents, discountCents, taxCents] = PARTS.map(cents);
  if (subtotalCents === undefined || shippingCostCents === undefined) return undefined;
  if (discountCents === undefined || taxCents === undefined) return undefined;
  return { subtotalCents, shippingCostCents, discountCents, taxCents };
}

/** Which amounts are others now than were seen. */
export function changedAmounts(seen: SeenAmounts, amounts: Amounts): ChangedAmount[] {
  const now = seenOf(amounts);
  return PARTS.filter((part) => seen[part] !== now[part]).map((part) => ({
    part,
    beforeCents: seen[part],
    nowCents: now[part],
  }));
}
