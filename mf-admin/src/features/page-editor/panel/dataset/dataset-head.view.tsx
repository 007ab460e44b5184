import type { ReactElement } from 'react';
import { DATASET_LIMIT } from 'shared-types/blocks/chart';
import type { CellsProps } from './dataset-cells';
import { GridCell } from './grid-cell.view';

interface DatasetHeadProps extends CellsProps {
  readonly columns: readonly string[];
}

/** The names of the columns. A whole table is pasted into the corner. */
export function DatasetHead({ columns, host, current, onCell }: DatasetHeadProps): ReactElement {
  const { text } = host;
  const corner = { row: -1, column: 0 };
  return (
    <thead>
      <tr>
        <th scope="col">
          <GridCell
            cell={corner}
            current={current}
            label={text('panelCorner')}
            text={text('panelRowNames')}
            readOnly
            onType={() => undefined}
          />
        </th>
        {columns.map((name, place) => (
          <th key={place} scope="col">
            <GridCell
              cell={{ row: -1, column: place + 1 }}
              current={current}
              label={text('panelColumnName', { number: place + 1 })}
              text={name}
              dir="auto"
              maxLength={DATASET_LIMIT.nameLength}
              onType={(typed) => onCell({ row: -1, column: place + 1 }, typed)}
            />
          </th>
        ))}
      </tr>
    </thead>
  );
}
