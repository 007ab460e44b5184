import type { ReactElement } from 'react';
import { DATASET_LIMIT, type DatasetRow } from 'shared-types/blocks/chart';
import { useTyped } from '../../../../parts/typed/use-typed';
import { readFigure, type Cell } from './dataset';
import type { CellsProps } from './dataset-cells';

interface DatasetLineProps extends CellsProps {
  readonly row: DatasetRow;
  readonly place: number;
  readonly columns: readonly string[];
  readonly onRemove: () => void;
}

/** A row: its name and a figure for each column. */
export function DatasetLine({ row, place, columns, onRemove, ...cells }: DatasetLineProps): ReactElement {
  const { text } = cells.host;
  return (
    <tr>
      <th scope="row">
        <input
          type="text"
          dir="auto"
          aria-label={text('panelRowName', { number: place + 1 })}
          maxLength={DATASET_LIMIT.nameLength}
          value={row.label}
          onChange={({ target }) => cells.onCell({ row: place, column: 0 }, target.value)}
          onPaste={(event) => cells.onPaste(event, { row: place, column: 0 })}
        />
      </th>
      {row.values.map((value, column) => (
        <td key={column}>
          <FigureCell
            {...cells}
            value={value}
            cell={{ row: place, column: column + 1 }}
            label={text('panelFigure', {
              row: row.label || place + 1,
              column: columns[column] || column + 1,
            })}
          />
        </td>
      ))}
      <td>
        <button
          type="button"
          className="admin-page-editor__icon-button"
          aria-label={text('panelRemoveRow', { number: place + 1, name: row.label })}
          onClick={onRemove}
        >
          <span aria-hidden="true">×</span>
        </button>
      </td>
    </tr>
  );
}

interface FigureCellProps extends CellsProps {
  readonly value: number | null;
  readonly cell: Cell;
  readonly label: string;
}

function FigureCell({ value, cell, label, host, onCell, onPaste }: FigureCellProps): ReactElement {
  const typed = useTyped<number>({
    value: value ?? undefined,
    textOf: (stored) => (stored === undefined ? '' : String(stored)),
    read: (text) => {
      const figure = readFigure(text);
      if (figure === null && text.trim() !== '') return { problem: host.text('panelNoNumber') };
      return { value: figure ?? undefined };
    },
    write: (figure) => onCell(cell, figure === undefined ? '' : String(figure)),
  });
  return (
    <input
      type="text"
      inputMode="decimal"
      aria-label={typed.problem === undefined ? label : `${label}: ${typed.problem}`}
      aria-invalid={typed.problem === undefined ? undefined : true}
      autoComplete="off"
      value={typed.text}
      onFocus={typed.onFocus}
      onBlur={typed.onBlur}
      onChange={({ target }) => typed.type(target.value)}
      onPaste={(event) => onPaste(event, cell)}
    />
  );
}
