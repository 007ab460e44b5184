import type { Release } from 'shared-types/release';
import type { Measured } from './measured';

/** What is measured with. */
export interface ProbeParts {
  /** Takes what was measured; the same again, as it grows. */
  readonly tell: (measured: Measured) => void;
  /** Told of what a measurement throws. */
  readonly onError: (error: unknown) => void;
  readonly release: Release;
  /** Ends what was started. */
  readonly stop: AbortSignal;
}

/** Begins to measure something; what happened before is measured too, where the browser remembers it. */
export type Probe = (parts: ProbeParts) => void;
