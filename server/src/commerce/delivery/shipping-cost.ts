import type { CartEntry } from 'shared-types/commerce/cart';
import type { WeightStep } from 'shared-types/site/site-document';

export interface ShippingCost {
  /** Cost above the last weight step, or without steps. */
  readonly costCents: number;
  /** Lightest first. */
  readonly weightSteps: readonly WeightStep[];
  /** Subtotal from which shipping is free. */
  readonly freeFromCents: number | null;
}

export interface Parcel {
  readonly subtotalCents: number;
  /** In thousandths of the site's unit, so that weights add up exactly. */
  readonly weightThousandths: number;
}

const THOUSAND = 1000;

export function parcelOf(lines: readonly Pick<CartEntry, 'lineTotalCents' | 'quantity' | 'weight'>[]): Parcel {
  return {
    subtotalCents: lines.reduce((sum, { lineTotalCents }) => sum + lineTotalCents, 0),
    weightThousandths: lines.reduce((sum, { weight = 0, quantity }) => sum + thousandths(weight) * quantity, 0),
  };
}

/** Shipping cost of the parcel in cents. */
export function shippingCostCents(
  { costCents, weightSteps, freeFromCents }: ShippingCost,
  { subtotalCents, weightThousandths }: Parcel,
): number {
  if (freeFromCents !== null && subtotalCents >= freeFromCents) return 0;
  return weightSteps.find((step) => weightThousandths <= thousandths(step.upToWeight))?.costCents ?? costCents;
}

function thousandths(weight: number): number {
  return Math.round(weight * THOUSAND);
}
