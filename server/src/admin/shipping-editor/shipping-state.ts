import type { WeightStep } from 'shared-types/site/site-document';

/** A shipping method, as it is saved. */
export interface ShippingState {
  readonly name: string;
  /** Above the last of the weight steps, or always where there are none. */
  readonly costCents: number;
  readonly freeFromCents: number | null;
  /** ISO codes; empty for everywhere. */
  readonly countries: readonly string[];
  readonly states: readonly string[];
  readonly zipPrefixes: readonly string[];
  /** Lightest first. */
  readonly weightSteps: readonly WeightStep[];
  readonly isOff: boolean;
}
