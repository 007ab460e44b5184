export interface SizeRow {
  /** `<package>/<path>`, or the name of files that are fetched together. */
  readonly what: string;
  readonly brotliBytes: number;
  readonly budget: number | undefined;
  readonly why: string;
}

export interface Budgets {
  readonly files: readonly { readonly files: string; readonly brotliBytes: number; readonly why: string }[];
  readonly together: readonly {
    readonly name: string;
    readonly files: readonly string[];
    readonly brotliBytes: number;
    readonly why: string;
  }[];
}

/** True if a file of a build needs a budget. */
export function isWeighed(path: string): boolean;

/** Each file with the first budget that matches it. */
export function fileRows(sizes: Readonly<Record<string, number>>, budgets: Budgets): SizeRow[];

export function togetherRows(sizes: Readonly<Record<string, number>>, budgets: Budgets): SizeRow[];

export function isOver(row: SizeRow): boolean;

export function sizeTable(rows: readonly SizeRow[]): string;

export function matches(pattern: string, name: string): boolean;
