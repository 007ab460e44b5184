import type {
  FigureChange,
  FigureRating,
  FigureTable,
  InsightsFrame,
  InsightsState,
  RankedFigure,
  Trend,
} from './insights';

/** The name of the metric in the query of the page. */
export const SPEED_METRIC_PARAMETER = 'metric';

/** What is measured, and what three of four visits did not exceed. */
export interface SpeedMetric {
  readonly name: string;
  /** What it tells, in a few words. */
  readonly meaning: string;
  readonly path: string;
  readonly isCurrent: boolean;
  /** Absent where it was not measured in the period. */
  readonly text?: string;
  readonly rating?: FigureRating;
  /** The rating in words. */
  readonly ratingText?: string;
  readonly change?: FigureChange;
}

/** One remote's, the shell's or nobody's share of a metric. */
export interface SpeedOrigin {
  /** `mf-commerce`, `shell` or `page`. */
  readonly name: string;
  readonly text: string;
  readonly rating?: FigureRating;
  readonly ratingText?: string;
  readonly trend: Trend;
}

/** Answer to the loader `admin/speed/figures`. */
export interface SpeedView {
  readonly frame: InsightsFrame;
  readonly state: InsightsState;
  readonly metrics: readonly SpeedMetric[];
  /** What the chosen metric is called. */
  readonly chosen: string;
  readonly trend: Trend;
  readonly trendTable: FigureTable;
  readonly origins: readonly SpeedOrigin[];
  readonly versionTable: FigureTable;
  readonly slowPages: readonly RankedFigure[];
  readonly slowPagesTable: FigureTable;
}
