import type { PerformanceMetric } from 'shared-types/telemetry/performance';

/** A measurement. Its origin is the page itself if absent. */
export interface Measured {
  readonly metric: PerformanceMetric;
  readonly value: number;
  readonly origin?: string;
  readonly feature?: string;
  /** True if it cannot change any more and may be sent before the page is left. */
  readonly isFinal?: true;
  /** How it combines with the earlier value of its metric and origin; if absent, replaces it, whatever its origin. */
  readonly joins?: 'sum' | 'most' | 'least';
}
