import type { Measured } from '../measured';

export interface ProbeParts {
  /** When the load started, in milliseconds since the page started; above 0 for a back/forward cache restore. */
  readonly beganMs: number;
  readonly report: (measured: Measured) => void;
  /** Has `look` called before measurements are taken, for values that are not needed sooner. */
  readonly beforeTaking: (look: () => void) => void;
  readonly attempt: (work: () => void) => void;
  readonly stop: AbortSignal;
}

/** Starts measuring; includes earlier entries if the browser has buffered them. */
export type Probe = (parts: ProbeParts) => void;
