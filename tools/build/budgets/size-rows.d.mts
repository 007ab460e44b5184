/** A row of the table of sizes. */
export interface SizeRow {
  /** `<package>/<path>`, or the name of what is fetched together. */
  readonly what: string;
  readonly brotliBytes: number;
  readonly budget: number | undefined;
  readonly why: string;
}

/** The table of budgets. */
export interface Budgets {
  readonly files: readonly { readonly files: string; readonly brotliBytes: number; readonly why: string }[];
  readonly together: readonly {
    readonly name: string;
    readonly files: readonly string[];
    readonly brotliBytes: number;
    readonly why: string;
  }[];
}

/** True for a file of a build that has a budget. */
export function isWeighed(path: string): boolean;

/** Each file, by `<package>/<path>`, against the first budget that names it. */
export function fileRows(sizes: Readonly<Record<string, number>>, budgets: Budgets): SizeRow[];

/** What pages of a kind fetch together. */
export function togetherRows(sizes: Readonly<Record<string, number>>, budgets: Budgets): SizeRow[];

/** True where a file weighs more than it may, and where no budget names it. */
export function isOver(row: SizeRow): boolean;

/** The rows as a table for people. */
export function sizeTable(rows: readonly SizeRow[]): string;

/** True where a pattern of the table names a file. */
export function matches(pattern: string, name: string): boolean;
