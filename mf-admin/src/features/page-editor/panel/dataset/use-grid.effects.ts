import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { Cell } from './dataset';
import { cellAfterKey, type GridSize } from './grid-keys';

/** A table whose cells are reached by keys, as one stop of Tab. */
export interface Grid {
  readonly current: Cell;
  /** True once a cell had the focus. */
  readonly isUsed: boolean;
  /** Makes a cell the current one, without the focus. */
  readonly setCurrent: (cell: Cell) => void;
  /** Attributes of the table. */
  readonly table: {
    readonly role: 'grid';
    readonly ref: RefObject<HTMLTableElement | null>;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onMouseDown: (event: MouseEvent) => void;
    readonly onChange: (event: ChangeEvent<HTMLTableElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

interface GridOptions extends GridSize {
  /** Empties a cell. */
  readonly onClear: (cell: Cell) => void;
}

const CORNER: Cell = { row: -1, column: 0 };

export function useGrid({ rows, columns, onClear }: GridOptions): Grid {
  const ref = useRef<HTMLTableElement>(null);
  const isEditing = useRef(false);
  const [used, setUsed] = useState<Cell>();
  const [wanted, setWanted] = useState<Cell>();
  useEffect(() => {
    if (wanted) ref.current?.querySelector<HTMLInputElement>(selectorOf(wanted))?.focus();
  }, [wanted]);
  const current = within(used ?? CORNER, { rows, columns });

  const onKeyDown = (event: KeyboardEvent): void => {
    const input = cellInput(event.target);
    if (!input || event.altKey) return;
    const from = cellOf(input);
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const isRtl = ref.current !== null && getComputedStyle(ref.current).direction === 'rtl';
    const pressed = { key, shiftKey, isCommand: ctrlKey || metaKey, isEditing: isEditing.current, isRtl };
    const to = cellAfterKey(from, pressed, { rows, columns });
    if (to) {
      event.preventDefault();
      setUsed(to);
      setWanted(to);
      return;
    }
    answerKey(event, input);
  };
  const answerKey = (event: KeyboardEvent, input: HTMLInputElement): void => {
    const { key } = event;
    const begins = !isEditing.current && (key === 'Enter' || key === 'F2');
    if (begins || (isEditing.current && key === 'Escape')) {
      event.preventDefault();
      isEditing.current = begins;
      if (begins) input.setSelectionRange(input.value.length, input.value.length);
      else input.select();
    } else if (!isEditing.current && (key === 'Delete' || key === 'Backspace') && !input.readOnly) {
      event.preventDefault();
      onClear(cellOf(input));
    }
  };
  return {
    current,
    isUsed: used !== undefined,
    setCurrent: setUsed,
    table: {
      role: 'grid',
      ref,
      onFocus: ({ target }) => {
        const input = cellInput(target);
        if (!input) return;
        isEditing.current = false;
        setUsed(cellOf(input));
        input.select();
      },
      onMouseDown: (event) => {
        const input = cellInput(event.target);
        if (!input) return;
        if (input === input.ownerDocument.activeElement) {
          isEditing.current = true;
          return;
        }
        // Otherwise the click would take back the selection.
        event.preventDefault();
        input.focus();
      },
      onChange: () => {
        isEditing.current = true;
      },
      onKeyDown,
    },
  };
}

function selectorOf({ row, column }: Cell): string {
  return `[data-row="${row}"][data-column="${column}"]`;
}

function cellInput(target: EventTarget): HTMLInputElement | undefined {
  return target instanceof HTMLInputElement && target.dataset['row'] !== undefined ? target : undefined;
}

function cellOf({ dataset: { row, column } }: HTMLInputElement): Cell {
  return { row: Number(row), column: Number(column) };
}

function within({ row, column }: Cell, { rows, columns }: GridSize): Cell {
  return { row: Math.min(row, rows - 1), column: Math.min(column, columns) };
}
