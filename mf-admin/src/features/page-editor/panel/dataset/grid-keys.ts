import type { Cell } from './dataset';

export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  /** True with Ctrl or Cmd. */
  readonly isCommand: boolean;
  /** True while the text of the cell is edited: then keys move the caret, and Tab and Enter go on. */
  readonly isEditing: boolean;
  readonly isRtl: boolean;
}

export interface GridSize {
  readonly rows: number;
  /** Without the column of names. */
  readonly columns: number;
}

const PAGE_ROWS = 10;
const HEAD = -1;

/** The cell that a key leads to, by the keys of grids of the ARIA Authoring Practices; undefined if it leads nowhere. */
export function cellAfterKey(from: Cell, pressed: PressedKey, size: GridSize): Cell | undefined {
  const to = pressed.isEditing ? afterEditing(from, pressed, size) : afterMoving(from, pressed, size);
  if (!to) return undefined;
  const row = Math.min(Math.max(to.row, HEAD), size.rows - 1);
  const column = Math.min(Math.max(to.column, 0), size.columns);
  return row === from.row && column === from.column ? undefined : { row, column };
}

function afterEditing({ row, column }: Cell, { key, shiftKey }: PressedKey, size: GridSize): Cell | undefined {
  const step = shiftKey ? -1 : 1;
  if (key === 'Enter') return { row: row + step, column };
  if (key === 'ArrowDown') return { row: row + 1, column };
  if (key === 'ArrowUp') return { row: row - 1, column };
  if (key !== 'Tab') return undefined;
  const width = size.columns + 1;
  const place = (row - HEAD) * width + column + step;
  const isInside = place >= 0 && place < (size.rows - HEAD) * width;
  return isInside ? { row: Math.floor(place / width) + HEAD, column: place % width } : undefined;
}

function afterMoving({ row, column }: Cell, { key, isCommand, isRtl }: PressedKey, size: GridSize): Cell | undefined {
  const forward = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowDown':
      return { row: isCommand ? size.rows - 1 : row + 1, column };
    case 'ArrowUp':
      return { row: isCommand ? HEAD : row - 1, column };
    case 'ArrowRight':
      return { row, column: column + forward };
    case 'ArrowLeft':
      return { row, column: column - forward };
    case 'Home':
      return { row: isCommand ? HEAD : row, column: 0 };
    case 'End':
      return { row: isCommand ? size.rows - 1 : row, column: size.columns };
    case 'PageDown':
      return { row: row + PAGE_ROWS, column };
    case 'PageUp':
      return { row: row - PAGE_ROWS, column };
    default:
      return undefined;
  }
}
