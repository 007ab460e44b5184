import { useState, type ClipboardEvent, type ReactElement } from 'react';
import type { EditorHost } from '../../page-editor-host';
import type { Cell, Dataset } from './dataset';
import { DatasetHead } from './dataset-head.view';
import { DatasetLine } from './dataset-line.view';
import type { Grid } from './use-grid.effects';

const SHOWN_ROWS = 50;

interface DatasetGridProps {
  readonly dataset: Dataset;
  readonly grid: Grid;
  readonly host: EditorHost;
  readonly onCell: (cell: Cell, typed: string) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** The cells, with heads that stay in view. */
export function DatasetGrid({ dataset, grid, host, onCell, onPaste }: DatasetGridProps): ReactElement {
  const { text } = host;
  const [asked, setAsked] = useState(SHOWN_ROWS);
  const { columns, rows } = dataset;
  const { current, table } = grid;
  // The current cell is always there, and a row after it.
  const shown = Math.max(asked, current.row + 2);
  const cells = { host, current, onCell };
  return (
    <>
      <div className="admin-page-editor__dataset">
        <table
          {...table}
          aria-label={text('panelTable')}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          onPaste={onPaste}
        >
          <DatasetHead {...cells} columns={columns} />
          <tbody>
            {rows.slice(0, shown).map((row, place) => (
              <DatasetLine key={place} {...cells} row={row} place={place} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shown && (
        <button type="button" className="button button--quiet" onClick={() => setAsked(shown + SHOWN_ROWS)}>
          {text('panelMoreRows', { count: rows.length - shown })}
        </button>
      )}
    </>
  );
}
