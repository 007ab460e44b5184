import type { Measured } from '../measured';

/** What one page load is measured with. */
export interface ProbeParts {
  /** When the load began, in milliseconds since the page did: more than 0 where it has come back out of the browser's memory. */
  readonly beganMs: number;
  /** Takes what was measured; the same again, as it grows. */
  readonly report: (measured: Measured) => void;
  /** Has `look` called before what was told is taken, for what need not be known sooner. */
  readonly beforeTaking: (look: () => void) => void;
  /** Runs the work; what it throws is reported, and goes no further. */
  readonly attempt: (work: () => void) => void;
  /** Ends what was started. */
  readonly stop: AbortSignal;
}

/** Begins to measure something; what happened before is measured too, where the browser remembers it. */
export type Probe = (parts: ProbeParts) => void;
