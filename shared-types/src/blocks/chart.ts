/**
 * The greatest dataset: what lies beyond is left out, and the chart says so. As many columns as lines can be told apart in
 * one drawing, and as many rows as a page can carry as a table.
 *
 * @implements DATA-05 DATA-06
 */
export const DATASET_LIMIT = {
  rows: 1000,
  columns: 8,
  /** Greatest and, below zero, least number; numbers beyond have digits that computers make up. */
  value: 1e15,
  /** Longest name of a row or a column, in characters. */
  nameLength: 200,
} as const;

/** A row of a dataset. */
export interface DatasetRow {
  readonly label: string;
  /** A number for each column, in their order; `null`, or nothing at the end, where there is none. */
  readonly values: readonly (number | null)[];
}

/** Settings of a chart block; the block's variant says whether it is drawn as bars, lines or pies. */
export interface ChartSettings {
  /** What it shows: its caption. */
  readonly title: string;
  /** A sentence below the title, for example where the numbers come from; none where absent. */
  readonly description?: string;
  /** Names of the columns. */
  readonly columns: readonly string[];
  readonly rows: readonly DatasetRow[];
}

/** A number, and how the page's language writes it. */
export interface ChartValue {
  readonly value: number;
  /** All its digits. */
  readonly text: string;
  /** Short where it is great: for drawings. */
  readonly short: string;
}

/** A row as it is shown: a value for each column, `null` where there is none. */
export interface ChartRow {
  readonly label: string;
  readonly values: readonly (ChartValue | null)[];
}

/** What numbers are drawn along: round numbers at even distances, the first and the last of them its ends. */
export interface ChartAxis {
  readonly least: number;
  readonly greatest: number;
  readonly ticks: readonly Pick<ChartValue, 'value' | 'text'>[];
}

/** A piece of a pie. */
export interface ChartSlice {
  /** Absent for what several small ones come to. */
  readonly label?: string;
  /** How many rows it stands for. */
  readonly rows: number;
  /** Of 1. */
  readonly share: number;
  readonly text: string;
  readonly percent: string;
}

/** A pie: a column's numbers as shares of their sum. */
export interface ChartPie {
  readonly column: string;
  /** None where nothing is above zero. */
  readonly slices: readonly ChartSlice[];
  /** How many rows are below zero, which no pie can show. */
  readonly negative: number;
}

/** How a chart is drawn. */
export type ChartDrawing =
  | { readonly kind: 'bars' | 'lines'; readonly axis: ChartAxis }
  | { readonly kind: 'pies'; readonly pies: readonly ChartPie[] };

/** Answer to the loader `blocks/chart/figures`. */
export interface ChartView {
  readonly title: string;
  /** Empty for none. */
  readonly description: string;
  readonly columns: readonly string[];
  /** None where the dataset holds no number: such a chart shows nothing. */
  readonly rows: readonly ChartRow[];
  readonly drawing: ChartDrawing;
  /** How many rows and columns are shown and how many there are, as text; present where some are left out. */
  readonly clipped?: {
    readonly rows?: { readonly shown: string; readonly all: string };
    readonly columns?: { readonly shown: string; readonly all: string };
  };
}
