import type { FigureTable, InsightsFrame, InsightsState, Trend } from './insights';

export const ERROR_PARAMETER = 'error';

/** Equal errors: one message with one origin. */
export interface ErrorGroup {
  readonly id: string;
  readonly message: string;
  /** `<remote>@<version>`, `shell@<version>` or `page`. */
  readonly origin: string;
  readonly countText: string;
  /** Last occurrence, ISO 8601. */
  readonly lastAt: string;
  readonly lastText: string;
  /** Some page names, most frequent first. */
  readonly paths: readonly string[];
  /** Number of further pages. */
  readonly morePathsText?: string;
  /** URL of its details. */
  readonly path: string;
}

export interface StackLine {
  /** Function name; empty if unknown. */
  readonly called: string;
  /** File, line and column; in the sources if the version has a source map, else in the built file. */
  readonly place: string;
  readonly isSource: boolean;
}

export interface ErrorPage {
  readonly name: string;
  /** Path of the page, if it is one of this site. */
  readonly path?: string;
  readonly countText: string;
}

export interface OpenedError {
  readonly message: string;
  readonly origin: string;
  readonly countText: string;
  readonly firstText: string;
  readonly lastText: string;
  readonly pages: readonly ErrorPage[];
  /** Of the latest occurrence; may be empty. */
  readonly stack: readonly StackLine[];
  readonly userAgent: string;
}

/** Data of the loader `admin/errors/list`. */
export interface ErrorsView {
  readonly frame: InsightsFrame;
  readonly state: InsightsState;
  readonly trend: Trend;
  readonly trendTable: FigureTable;
  readonly groups: readonly ErrorGroup[];
  readonly groupTable: FigureTable;
  /** Number of further kinds of error. */
  readonly more: number;
  /** True if the period starts before the retention of individual errors. */
  readonly isCut: boolean;
  /** Path of the list, if an error is open. */
  readonly listPath: string;
  readonly opened?: OpenedError;
  /** True if the requested error is not in the period. */
  readonly isGone?: boolean;
}
