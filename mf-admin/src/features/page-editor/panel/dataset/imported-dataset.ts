import { DATASET_LIMIT } from 'shared-types/blocks/chart';
import { readFigure, withCells, type Cell, type Dataset } from './dataset';

const NOTHING: Dataset = { columns: [], rows: [] };
const HEAD: Cell = { row: -1, column: 0 };
const FIRST: Cell = { row: 0, column: 0 };

/**
 * The dataset of a file, cut to the limits: its first column names the rows unless it is the only one, and its first row the
 * columns unless it has numbers.
 */
export function importedDataset(cells: readonly (readonly string[])[]): Dataset {
  const lines = cells.filter((line) => line.some((cell) => cell.trim() !== ''));
  const named = lines.every(({ length }) => length <= 1) ? lines.map((line) => ['', ...line]) : lines;
  const [, ...heads] = named[0] ?? [];
  const hasHead = heads.length > 0 && heads.every((cell) => readFigure(cell) === null);
  return withCells(NOTHING, hasHead ? HEAD : FIRST, named);
}

/** True if cells that begin at one do not fit. */
export function exceedsLimits(from: Cell, cells: readonly (readonly string[])[]): boolean {
  const width = Math.max(0, ...cells.map((line) => line.length));
  return from.row + cells.length > DATASET_LIMIT.rows || from.column + width - 1 > DATASET_LIMIT.columns;
}
