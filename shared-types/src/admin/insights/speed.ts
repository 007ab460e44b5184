import type {
  FigureChange,
  FigureRating,
  FigureTable,
  InsightsFrame,
  InsightsState,
  RankedFigure,
  Trend,
} from './insights';

export const SPEED_METRIC_PARAMETER = 'metric';

/** A metric with its 75th percentile. */
export interface SpeedMetric {
  readonly name: string;
  readonly meaning: string;
  readonly path: string;
  readonly isCurrent: boolean;
  /** Absent if not measured in the period. */
  readonly text?: string;
  readonly rating?: FigureRating;
  readonly ratingText?: string;
  readonly change?: FigureChange;
}

/** A metric's value for one origin. */
export interface SpeedOrigin {
  /** `mf-commerce`, `shell` or `page`. */
  readonly name: string;
  readonly text: string;
  readonly rating?: FigureRating;
  readonly ratingText?: string;
  readonly trend: Trend;
}

/** Data of the loader `admin/speed/figures`. */
export interface SpeedView {
  readonly frame: InsightsFrame;
  readonly state: InsightsState;
  readonly metrics: readonly SpeedMetric[];
  readonly chosen: string;
  readonly trend: Trend;
  readonly trendTable: FigureTable;
  readonly origins: readonly SpeedOrigin[];
  readonly versionTable: FigureTable;
  readonly slowPages: readonly RankedFigure[];
  readonly slowPagesTable: FigureTable;
}
