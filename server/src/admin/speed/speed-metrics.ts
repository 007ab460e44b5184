import type { FigureRating } from 'shared-types/admin/insights/insights';
import type { MetricUnit } from '../insights/figure-texts';
import type { InsightsMessages } from '../insights/insights.messages';

/** How a metric is judged. */
export interface SpeedMetricEntry {
  readonly unit: MetricUnit;
  /** Up to the first it is good, above the second poor; absent where nobody has set such limits. */
  readonly limits?: readonly [good: number, poor: number];
}

/** The metrics of the page, in its order. Limits are those of the web's vital metrics (web.dev/articles/vitals). */
export const SPEED_METRICS = {
  lcp: { unit: 'ms', limits: [2500, 4000] },
  inp: { unit: 'ms', limits: [200, 500] },
  cls: { unit: 'score', limits: [0.1, 0.25] },
  fcp: { unit: 'ms', limits: [1800, 3000] },
  ttfb: { unit: 'ms', limits: [800, 1800] },
  'feature-start': { unit: 'ms' },
  'long-work': { unit: 'ms' },
  'file-bytes': { unit: 'bytes' },
} as const satisfies Readonly<Record<keyof InsightsMessages['metrics'], SpeedMetricEntry>>;

/** The name of one of them. */
export type SpeedMetricName = keyof typeof SPEED_METRICS;

/** Their names. */
export const SPEED_METRIC_NAMES = Object.keys(SPEED_METRICS) as SpeedMetricName[];

/** The metric that a query asks for. */
export function metricOf(requested: string | null): SpeedMetricName {
  return SPEED_METRIC_NAMES.find((name) => name === requested) ?? 'lcp';
}

/** How a value is to be taken; undefined where nobody has set limits. */
export function ratingOf(metric: SpeedMetricName, value: number): FigureRating | undefined {
  const { limits }: SpeedMetricEntry = SPEED_METRICS[metric];
  if (!limits) return undefined;
  const [good, poor] = limits;
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}
