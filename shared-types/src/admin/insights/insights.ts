/** Periods: since midnight, 7 days, 30 days, 12 months; each includes the present. */
export const INSIGHTS_PERIODS = ['today', 'week', 'month', 'year'] as const;
export type InsightsPeriod = (typeof INSIGHTS_PERIODS)[number];
/** Query parameter of pages and calls. */
export const INSIGHTS_PERIOD_PARAMETER = 'period';

export const INSIGHTS_TABLES = [
  'visits',
  'pages',
  'sales',
  'products',
  'speed',
  'versions',
  'slow-pages',
  'errors',
  'error-times',
] as const;
export type InsightsTableName = (typeof INSIGHTS_TABLES)[number];
export const INSIGHTS_TABLE_PARAMETER = 'table';

export const INSIGHTS_CALLS = {
  /** A table as a file. Period and metric are query parameters as on the pages. */
  getTable: { method: 'GET', path: '/api/config/insights/table' },
} as const;

export interface InsightsLink {
  readonly text: string;
  readonly path: string;
  readonly isCurrent: boolean;
}

export interface InsightsFrameMessages {
  readonly pages: string;
  readonly periods: string;
  readonly table: string;
  readonly file: string;
  /** Labels of the solid and the pale line or bar. */
  readonly now: string;
  readonly before: string;
  /** What figures are compared with. */
  readonly compared: string;
}

export interface InsightsFrame {
  /** Pages that the account may open. */
  readonly pages: readonly InsightsLink[];
  readonly periods: readonly InsightsLink[];
  /** The period with its time zone. */
  readonly rangeText: string;
  readonly messages: InsightsFrameMessages;
}

/** Figures exist, none in the period, or none at all. */
export type InsightsState = 'some' | 'none' | 'never';

export interface Figure {
  readonly value: number;
  readonly text: string;
}

export type FigureRating = 'good' | 'fair' | 'poor';

export interface FigureChange {
  readonly direction: 'up' | 'down' | 'same';
  readonly text: string;
}

export interface FigureTile {
  readonly name: string;
  readonly text: string;
  readonly change?: FigureChange;
}

export interface TrendPoint {
  readonly name: string;
  /** Short name, if the axis shows it. */
  readonly label?: string;
  /** Absent for the future, or if nothing was measured. */
  readonly now?: Figure;
  /** The same step of the previous period. */
  readonly before?: Figure;
  /** Label of an event at this step. */
  readonly mark?: string;
}

export interface Trend {
  /** Value at the top of the chart; the bottom is 0. */
  readonly max: number;
  /** Grid lines. */
  readonly ticks: readonly Figure[];
  readonly points: readonly TrendPoint[];
  /** Boundaries between good and fair, and fair and poor. */
  readonly limits?: readonly Figure[];
  readonly summary: string;
}

export interface RankedFigure extends Figure {
  readonly name: string;
  /** Link of the name. */
  readonly path?: string;
  readonly note?: string;
  readonly rating?: FigureRating;
}

export interface FigureTable {
  readonly columns: readonly string[];
  readonly areNumbers: readonly boolean[];
  readonly rows: readonly (readonly string[])[];
  readonly filePath: string;
}

/** Data of the loaders `admin/visits/figures` and `admin/sales/figures`. */
export interface FiguresView {
  readonly frame: InsightsFrame;
  readonly state: InsightsState;
  readonly tiles: readonly FigureTile[];
  readonly trend: Trend;
  readonly trendTable: FigureTable;
  readonly top: readonly RankedFigure[];
  readonly topTable: FigureTable;
  /** What the figures leave out. */
  readonly note?: string;
}

/** What visitors did on each of the last 30 days. */
export interface TrendFigures {
  readonly tiles: readonly FigureTile[];
  readonly trends: readonly { readonly name: string; readonly trend: Trend }[];
}
