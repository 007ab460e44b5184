import type { ClipboardEvent } from 'react';
import type { EditorHost } from '../../page-editor-host';
import type { Cell } from './dataset';

/** What all cells of a table share. */
export interface CellsProps {
  /** Prefix of their ids. */
  readonly id: string;
  readonly host: EditorHost;
  readonly onCell: (cell: Cell, typed: string) => void;
  readonly onPaste: (event: ClipboardEvent, cell: Cell) => void;
}
