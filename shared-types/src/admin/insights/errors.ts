import type { FigureTable, InsightsFrame, InsightsState, Trend } from './insights';

/** The name of the error that is opened in the query of the page. */
export const ERROR_PARAMETER = 'error';

/** The same error, however often: one message from one origin. */
export interface ErrorGroup {
  readonly id: string;
  readonly message: string;
  /** `<remote>@<version>`, `shell@<version>` or `page`. */
  readonly origin: string;
  readonly countText: string;
  /** When it was last seen, as an ISO time. */
  readonly lastAt: string;
  /** The same in the site's language, with the time zone. */
  readonly lastText: string;
  /** Names of some of the pages it happened on, the most frequent first. */
  readonly paths: readonly string[];
  /** On how many more. */
  readonly morePathsText?: string;
  /** Where it is opened. */
  readonly path: string;
}

/** A line of a stack. */
export interface StackLine {
  /** What was called; empty where nobody knows. */
  readonly called: string;
  /** File, line and column: in the sources where the version has a map for it, else where the browser was. */
  readonly place: string;
  /** True for a place in the sources. */
  readonly isSource: boolean;
}

/** A page that an error happened on. */
export interface ErrorPage {
  readonly name: string;
  /** Where it leads, if anywhere on this site. */
  readonly path?: string;
  readonly countText: string;
}

/** One error, opened. */
export interface OpenedError {
  readonly message: string;
  readonly origin: string;
  readonly countText: string;
  readonly firstText: string;
  readonly lastText: string;
  readonly pages: readonly ErrorPage[];
  /** Of the newest one; empty where it came without. */
  readonly stack: readonly StackLine[];
  /** The browser of the newest one. */
  readonly userAgent: string;
}

/** Answer to the loader `admin/errors/list`. */
export interface ErrorsView {
  readonly frame: InsightsFrame;
  readonly state: InsightsState;
  readonly trend: Trend;
  readonly trendTable: FigureTable;
  readonly groups: readonly ErrorGroup[];
  readonly groupTable: FigureTable;
  /** How many kinds of error there are beside those that are shown. */
  readonly more: number;
  /** True where the period goes back further than errors are kept one by one. */
  readonly isCut: boolean;
  /** Where all of them are, while one is opened. */
  readonly listPath: string;
  readonly opened?: OpenedError;
  /** True where one was asked for that is not there in the period. */
  readonly isGone?: boolean;
}
