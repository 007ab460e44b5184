import type { FigureRating } from 'shared-types/admin/insights/insights';
import type { MetricUnit } from '../insights/figure-texts';
import type { InsightsMessages } from '../insights/insights.messages';

export interface SpeedMetricEntry {
  readonly unit: MetricUnit;
  /** Good up to the first, poor above the second; absent without such limits. */
  readonly limits?: readonly [good: number, poor: number];
}

/** The metrics in the order of the page, with the limits of web vitals (web.dev/articles/vitals). */
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

export type SpeedMetricName = keyof typeof SPEED_METRICS;

export const SPEED_METRIC_NAMES = Object.keys(SPEED_METRICS) as SpeedMetricName[];

export function metricOf(requested: string | null): SpeedMetricName {
  return SPEED_METRIC_NAMES.find((name) => name === requested) ?? 'lcp';
}

/** The rating of a value; undefined without limits. */
export function ratingOf(metric: SpeedMetricName, value: number): FigureRating | undefined {
  const { limits }: SpeedMetricEntry = SPEED_METRICS[metric];
  if (!limits) return undefined;
  const [good, poor] = limits;
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}
