import type { EditorHost } from '../../page-editor-host';
import type { Cell } from './dataset';

/** What all cells of a table share. */
export interface CellsProps {
  readonly host: EditorHost;
  /** The one cell that Tab reaches. */
  readonly current: Cell;
  readonly onCell: (cell: Cell, typed: string) => void;
}

export function isSameCell(one: Cell, other: Cell): boolean {
  return one.row === other.row && one.column === other.column;
}
