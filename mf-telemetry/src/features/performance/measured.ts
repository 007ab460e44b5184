import type { PerformanceMetric } from 'shared-types/telemetry/performance';

/** Something that was measured. */
export interface Measured {
  readonly metric: PerformanceMetric;
  readonly value: number;
  /** Whose it is; the page's where absent. */
  readonly origin?: string;
  /** The feature it was measured of. */
  readonly feature?: string;
  /** True where nothing can change it any more, so that it need not wait until the page is left. */
  readonly isFinal?: true;
  /** How it joins what was told before under the same metric and origin; where absent, it replaces that, whosever it was. */
  readonly joins?: 'sum' | 'most' | 'least';
}
