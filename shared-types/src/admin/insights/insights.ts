/** How far back figures go: since midnight, 7 days, 30 days, 12 months, all of them with the one that is now. */
export const INSIGHTS_PERIODS = ['today', 'week', 'month', 'year'] as const;
/** One of these periods. */
export type InsightsPeriod = (typeof INSIGHTS_PERIODS)[number];
/** The name of the period in the query of a page, and of a call. */
export const INSIGHTS_PERIOD_PARAMETER = 'period';

/** Tables of figures. */
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
/** The name of one of them. */
export type InsightsTableName = (typeof INSIGHTS_TABLES)[number];
/** The name of the table in the query of a call. */
export const INSIGHTS_TABLE_PARAMETER = 'table';

/** Calls of the figures. */
export const INSIGHTS_CALLS = {
  /** A table as a file; the period and, of the speed, the metric are asked for as on the pages. */
  getTable: { method: 'GET', path: '/api/config/insights/table' },
} as const;

/** A link to another page of figures, or to the same page in another way. */
export interface InsightsLink {
  readonly text: string;
  readonly path: string;
  readonly isCurrent: boolean;
}

/** What every page of figures says. */
export interface InsightsFrameMessages {
  readonly home: string;
  /** What the links to pages are, and those to periods. */
  readonly pages: string;
  readonly periods: string;
  readonly table: string;
  readonly file: string;
  /** What the solid line or bar is, and the pale one. */
  readonly now: string;
  readonly before: string;
  /** What the figures are compared with. */
  readonly compared: string;
}

/** What stands on top of each page of figures. */
export interface InsightsFrame {
  /** The pages that the account may open. */
  readonly pages: readonly InsightsLink[];
  readonly periods: readonly InsightsLink[];
  /** The time the figures are of, with its zone. */
  readonly rangeText: string;
  readonly messages: InsightsFrameMessages;
}

/** What there is to show: figures, none in the period, or none at all so far. */
export type InsightsState = 'some' | 'none' | 'never';

/** A number, and how the site's language writes it. */
export interface Figure {
  readonly value: number;
  readonly text: string;
}

/** How a figure is to be taken. */
export type FigureRating = 'good' | 'fair' | 'poor';

/** How a figure differs from the one of the period before. */
export interface FigureChange {
  readonly direction: 'up' | 'down' | 'same';
  readonly text: string;
}

/** A figure of its own. */
export interface FigureTile {
  readonly name: string;
  readonly text: string;
  readonly change?: FigureChange;
}

/** A step of time in a chart. */
export interface TrendPoint {
  /** In full. */
  readonly name: string;
  /** Short, where the axis has one. */
  readonly label?: string;
  /** Absent where there is no figure: a time to come, or one in which nothing was measured. */
  readonly now?: Figure;
  /** The figure of the same step of the period before. */
  readonly before?: Figure;
  /** What begins with this step. */
  readonly mark?: string;
}

/** Figures over time. */
export interface Trend {
  /** Value at the top of the chart; 0 is at its bottom. */
  readonly max: number;
  /** Where the axis has lines. */
  readonly ticks: readonly Figure[];
  readonly points: readonly TrendPoint[];
  /** Values that part good figures from fair ones and fair from poor ones. */
  readonly limits?: readonly Figure[];
  /** What the chart shows, in a sentence. */
  readonly summary: string;
}

/** A line of a ranking. */
export interface RankedFigure extends Figure {
  readonly name: string;
  /** Where the name leads. */
  readonly path?: string;
  readonly note?: string;
  readonly rating?: FigureRating;
}

/** Figures as a table, and where it is to be had as a file. */
export interface FigureTable {
  readonly columns: readonly string[];
  /** True for the columns that hold numbers. */
  readonly areNumbers: readonly boolean[];
  readonly rows: readonly (readonly string[])[];
  readonly filePath: string;
}

/** Answer to the reads `admin/visits/figures` and `admin/sales/figures`. */
export interface FiguresView {
  readonly frame: InsightsFrame;
  readonly state: InsightsState;
  readonly tiles: readonly FigureTile[];
  readonly trend: Trend;
  readonly trendTable: FigureTable;
  readonly top: readonly RankedFigure[];
  readonly topTable: FigureTable;
  /** What the figures leave out, if anything. */
  readonly note?: string;
}
