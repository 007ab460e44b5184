import type { ReactElement } from 'react';
import { DATASET_LIMIT, type DatasetRow } from 'shared-types/blocks/chart';
import { useTyped } from '../../../../parts/typed/use-typed';
import { readFigure, type Cell } from './dataset';
import type { CellsProps } from './dataset-cells';
import { GridCell } from './grid-cell.view';

interface DatasetLineProps extends CellsProps {
  readonly row: DatasetRow;
  readonly place: number;
  readonly columns: readonly string[];
}

/** A row: its name and a figure for each column. */
export function DatasetLine({ row, place, columns, ...cells }: DatasetLineProps): ReactElement {
  const { host, current, onCell } = cells;
  const { text } = host;
  return (
    <tr>
      <th scope="row">
        <GridCell
          cell={{ row: place, column: 0 }}
          current={current}
          label={text('panelRowName', { number: place + 1 })}
          text={row.label}
          dir="auto"
          maxLength={DATASET_LIMIT.nameLength}
          onType={(typed) => onCell({ row: place, column: 0 }, typed)}
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
    </tr>
  );
}

interface FigureCellProps extends CellsProps {
  readonly value: number | null;
  readonly cell: Cell;
  readonly label: string;
}

function FigureCell({ value, cell, label, host, current, onCell }: FigureCellProps): ReactElement {
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
    <GridCell
      cell={cell}
      current={current}
      label={typed.problem === undefined ? label : `${label}: ${typed.problem}`}
      text={typed.text}
      inputMode="decimal"
      aria-invalid={typed.problem === undefined ? undefined : true}
      onFocus={typed.onFocus}
      onBlur={typed.onBlur}
      onType={typed.type}
    />
  );
}
