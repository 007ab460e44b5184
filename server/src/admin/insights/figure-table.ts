import {
  INSIGHTS_CALLS,
  INSIGHTS_PERIOD_PARAMETER,
  INSIGHTS_TABLE_PARAMETER,
  type FigureTable,
  type InsightsTableName,
} from 'shared-types/admin/insights/insights';
import type { Period } from './period';

/** A cell: what is read on the page, and what stands in the file, which other programs count with. */
export type Cell = string | { readonly text: string; readonly raw: string };

/** A table as both the page and the file have it. */
export interface CellTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Where the file of a table is. */
export interface TableFile {
  readonly name: InsightsTableName;
  readonly period: Period;
  /** What else the query of the page says of it. */
  readonly query?: Readonly<Record<string, string>>;
}

const NUMBER = /^-?[\d.]*$/;

const textOf = (cell: Cell) => (typeof cell === 'string' ? cell : cell.text);
const rawOf = (cell: Cell) => (typeof cell === 'string' ? cell : cell.raw);

const isNumber = (cell: Cell) => (typeof cell === 'string' ? cell === '' : NUMBER.test(cell.raw));

/** A number as a cell; an empty one where there is none. */
export function numberCell(value: number | undefined, write: (value: number) => string): Cell {
  return value === undefined ? '' : { text: write(value), raw: String(value) };
}

/** The table of a page; its first rows, where it is long. */
export function figureTable({ columns, rows }: CellTable, { name, period, query }: TableFile): FigureTable {
  const parameters = { [INSIGHTS_TABLE_PARAMETER]: name, [INSIGHTS_PERIOD_PARAMETER]: period.id, ...query };
  return {
    columns,
    areNumbers: columns.map((_, index) => rows.every((row) => isNumber(row[index] ?? ''))),
    rows: rows.map((row) => row.map(textOf)),
    filePath: `${INSIGHTS_CALLS.getTable.path}?${new URLSearchParams(parameters)}`,
  };
}

/** The rows of a file, the names of the columns first. */
export function fileRows({ columns, rows }: CellTable): string[][] {
  return [[...columns], ...rows.map((row) => row.map(rawOf))];
}
