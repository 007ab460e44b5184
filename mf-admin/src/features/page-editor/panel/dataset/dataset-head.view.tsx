import type { ReactElement } from 'react';
import { DATASET_LIMIT } from 'shared-types/blocks/chart';
import type { CellsProps } from './dataset-cells';

interface DatasetHeadProps extends CellsProps {
  readonly columns: readonly string[];
  readonly onRemove: (column: number) => void;
}

/** The names of the columns. */
export function DatasetHead({ columns, host, onCell, onPaste, onRemove }: DatasetHeadProps): ReactElement {
  const { text } = host;
  return (
    <thead>
      <tr>
        <th scope="col">{text('panelRowNames')}</th>
        {columns.map((name, place) => (
          <th key={place} scope="col">
            <input
              type="text"
              dir="auto"
              aria-label={text('panelColumnName', { number: place + 1 })}
              maxLength={DATASET_LIMIT.nameLength}
              value={name}
              onChange={({ target }) => onCell({ row: -1, column: place + 1 }, target.value)}
              onPaste={(event) => onPaste(event, { row: -1, column: place + 1 })}
            />
            <button
              type="button"
              className="admin-page-editor__icon-button"
              aria-label={text('panelRemoveColumn', { number: place + 1, name })}
              onClick={() => onRemove(place)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </th>
        ))}
        <td>
          <span className="visually-hidden">{text('panelRemove')}</span>
        </td>
      </tr>
    </thead>
  );
}
