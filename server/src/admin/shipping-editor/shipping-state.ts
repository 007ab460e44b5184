import type { WeightStep } from 'shared-types/site/site-document';

export interface ShippingState {
  readonly name: string;
  /** Above the last weight step, or always without steps. */
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
