import { DATASET_LIMIT, type DatasetRow } from 'shared-types/blocks/chart';
import { isValues, type SettingValues } from '../settings/setting-values';

/** Figures with the names of their columns and rows; every row has a value for each column. */
export interface Dataset {
  readonly columns: readonly string[];
  readonly rows: readonly DatasetRow[];
}

export type DatasetProblem = 'panelNoColumn' | 'panelNoRow' | 'panelNoData' | 'panelGaps';

/** Reads what is stored, as far as it is a dataset. */
export function readDataset(rows: unknown, columns: unknown): Dataset {
  const named = Array.isArray(columns) ? columns.map((name) => (typeof name === 'string' ? name : '')) : [];
  const read = Array.isArray(rows) ? rows.map((row) => readRow(isValues(row) ? row : {})) : [];
  const count = Math.max(named.length, ...read.map(({ values }) => values.length));
  return sized({ columns: named, rows: read }, count);
}

function readRow({ label, values }: SettingValues): DatasetRow {
  return {
    label: typeof label === 'string' ? label : '',
    values: Array.isArray(values) ? values.map((value) => (typeof value === 'number' ? value : null)) : [],
  };
}

function sized({ columns, rows }: Dataset, count: number): Dataset {
  const places = Array.from({ length: count }, (_, place) => place);
  return {
    columns: places.map((place) => columns[place] ?? ''),
    rows: rows.map(({ label, values }) => ({ label, values: places.map((place) => values[place] ?? null) })),
  };
}

/** @implements DATA-01 DATA-02 DATA-03 DATA-04 */
export function datasetProblem({ columns, rows }: Dataset): DatasetProblem | undefined {
  if (columns.length === 0) return 'panelNoColumn';
  if (rows.length === 0) return 'panelNoRow';
  const values = rows.flatMap((row) => row.values);
  if (values.every((value) => value === null)) return 'panelNoData';
  return values.includes(null) ? 'panelGaps' : undefined;
}

/** A cell; column 0 has the names of the rows, and row -1 those of the columns. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** The dataset with cells replaced from one on, larger if need be and cut to the limits. Texts that are no number leave gaps. */
export function withCells(dataset: Dataset, from: Cell, cells: readonly (readonly string[])[]): Dataset {
  const width = Math.min(
    DATASET_LIMIT.columns,
    Math.max(dataset.columns.length, ...cells.map((line) => from.column + line.length - 1)),
  );
  const height = Math.min(DATASET_LIMIT.rows, Math.max(dataset.rows.length, from.row + cells.length));
  const blank: DatasetRow = { label: '', values: [] };
  const rows = Array.from({ length: height }, (_, place) => dataset.rows[place] ?? blank);
  const larger = sized({ columns: dataset.columns, rows }, width);
  const cellAt = (row: number, column: number): string | undefined => cells[row - from.row]?.[column - from.column];
  return {
    columns: larger.columns.map((name, place) => nameOf(cellAt(-1, place + 1), name)),
    rows: larger.rows.map(({ label, values }, row) => ({
      label: nameOf(cellAt(row, 0), label),
      values: values.map((value, place) => {
        const cell = cellAt(row, place + 1);
        return cell === undefined ? value : readFigure(cell);
      }),
    })),
  };
}

function nameOf(cell: string | undefined, before: string): string {
  return cell === undefined ? before : cell.trim().slice(0, DATASET_LIMIT.nameLength);
}

/** Null for what is no number. Spaces group digits; a comma is a decimal point, or groups digits if there is a point too. */
export function readFigure(cell: string): number | null {
  const plain = cell.replace(/[\s\u00a0\u202f]/g, '');
  const text = plain.includes('.') ? plain.replaceAll(',', '') : plain.replace(',', '.');
  const value = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : NaN;
  return Math.abs(value) <= DATASET_LIMIT.value ? value : null;
}
