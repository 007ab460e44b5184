import {
  INSIGHTS_CALLS,
  INSIGHTS_PERIOD_PARAMETER,
  INSIGHTS_TABLE_PARAMETER,
  type FigureTable,
  type InsightsTableName,
} from 'shared-types/admin/insights/insights';
import type { Period } from './period';

/** A cell: its text on the page, and its value in the file for other programs. */
export type Cell = string | { readonly text: string; readonly raw: string };

export interface CellTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface TableFile {
  readonly name: InsightsTableName;
  readonly period: Period;
  /** More parameters of the page's query. */
  readonly query?: Readonly<Record<string, string>>;
}

const NUMBER = /^-?[\d.]*$/;

const textOf = (cell: Cell) => (typeof cell === 'string' ? cell : cell.text);
const rawOf = (cell: Cell) => (typeof cell === 'string' ? cell : cell.raw);

const isNumber = (cell: Cell) => (typeof cell === 'string' ? cell === '' : NUMBER.test(cell.raw));

export function numberCell(value: number | undefined, write: (value: number) => string): Cell {
  return value === undefined ? '' : { text: write(value), raw: String(value) };
}

/** A page's table; long ones are cut. */
export function figureTable({ columns, rows }: CellTable, { name, period, query }: TableFile): FigureTable {
  const parameters = { [INSIGHTS_TABLE_PARAMETER]: name, [INSIGHTS_PERIOD_PARAMETER]: period.id, ...query };
  return {
    columns,
    areNumbers: columns.map((_, index) => rows.every((row) => isNumber(row[index] ?? ''))),
    rows: rows.map((row) => row.map(textOf)),
    filePath: `${INSIGHTS_CALLS.getTable.path}?${new URLSearchParams(parameters)}`,
  };
}

export function fileRows({ columns, rows }: CellTable): string[][] {
  return [[...columns], ...rows.map((row) => row.map(rawOf))];
}
