/**
 * As many columns as one drawing can distinguish, and as many rows as fit a page; the rest is left out.
 * @implements DATA-05 DATA-06
 */
export const DATASET_LIMIT = {
  rows: 1000,
  columns: 8,
  /** Maximum absolute value; numbers beyond it are not exact. */
  value: 1e15,
  /** Names of rows and columns, in characters. */
  nameLength: 200,
} as const;

export interface DatasetRow {
  readonly label: string;
  /** A number per column; `null`, or missing at the end, if unknown. */
  readonly values: readonly (number | null)[];
}

/** Settings of a chart block; the block's variant selects bars, lines or pies. */
export interface ChartSettings {
  readonly title: string;
  /** A sentence below the title, for example about the source. */
  readonly description?: string;
  readonly columns: readonly string[];
  readonly rows: readonly DatasetRow[];
}

/** A number with its text in the page's language. */
export interface ChartValue {
  readonly value: number;
  /** All digits. */
  readonly text: string;
  /** Abbreviated if large, for drawings. */
  readonly short: string;
}

/** A value per column; `null` if unknown. */
export interface ChartRow {
  readonly label: string;
  readonly values: readonly (ChartValue | null)[];
}

/** Axis with evenly spaced round numbers, including both ends. */
export interface ChartAxis {
  readonly least: number;
  readonly greatest: number;
  readonly ticks: readonly Pick<ChartValue, 'value' | 'text'>[];
}

export interface ChartSlice {
  /** Absent for the sum of several small slices. */
  readonly label?: string;
  readonly rows: number;
  /** From 0 to 1. */
  readonly share: number;
  readonly text: string;
  readonly percent: string;
}

/** A pie: a column's numbers as shares of their sum. */
export interface ChartPie {
  readonly column: string;
  /** Empty if no number is above zero. */
  readonly slices: readonly ChartSlice[];
  /** Number of rows below zero, which a pie cannot show. */
  readonly negative: number;
}

export type ChartDrawing =
  | { readonly kind: 'bars' | 'lines'; readonly axis: ChartAxis }
  | { readonly kind: 'pies'; readonly pies: readonly ChartPie[] };

/** Data of the loader `blocks/chart/figures`. */
export interface ChartView {
  readonly title: string;
  /** May be empty. */
  readonly description: string;
  readonly columns: readonly string[];
  /** Empty if the dataset contains no numbers; the chart then shows nothing. */
  readonly rows: readonly ChartRow[];
  readonly drawing: ChartDrawing;
  /** Shown and total numbers of rows and columns, as text; present if some are left out. */
  readonly clipped?: {
    readonly rows?: { readonly shown: string; readonly all: string };
    readonly columns?: { readonly shown: string; readonly all: string };
  };
}
