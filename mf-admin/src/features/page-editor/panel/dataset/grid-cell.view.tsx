import { useRef, type InputHTMLAttributes, type KeyboardEvent, type ReactElement } from 'react';
import type { Cell } from './dataset';
import { isSameCell } from './dataset-cells';

interface GridCellProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'aria-invalid' | 'inputMode' | 'maxLength' | 'readOnly' | 'onFocus' | 'onBlur' | 'dir'
> {
  readonly cell: Cell;
  readonly current: Cell;
  readonly label: string;
  readonly text: string;
  readonly onType: (text: string) => void;
}

/** The text of a cell. Escape takes back what was typed since it was entered. */
export function GridCell({ cell, current, label, text, onType, onFocus, ...attributes }: GridCellProps): ReactElement {
  const before = useRef(text);
  const takeBack = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || text === before.current) return;
    event.preventDefault();
    onType(before.current);
  };
  return (
    <input
      {...attributes}
      type="text"
      className="admin-page-editor__cell"
      aria-label={label}
      autoComplete="off"
      tabIndex={isSameCell(cell, current) ? 0 : -1}
      data-row={cell.row}
      data-column={cell.column}
      value={text}
      onFocus={(event) => {
        before.current = text;
        onFocus?.(event);
      }}
      onKeyDown={takeBack}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
