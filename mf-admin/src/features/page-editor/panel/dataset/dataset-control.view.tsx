import { useEffect, useState, type ClipboardEvent, type ReactElement } from 'react';
import { DATASET_LIMIT } from 'shared-types/blocks/chart';
import type { ControlProps } from '../fields/control-props';
import { settingAt } from '../settings/setting-values';
import { settingPath, writeSetting } from '../../commands/setting.commands';
import { DatasetHead } from './dataset-head.view';
import { DatasetLine } from './dataset-line.view';
import {
  datasetProblem,
  readDataset,
  readTsv,
  withCells,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
  type Cell,
  type Dataset,
} from './dataset';

const SHOWN_ROWS = 50;

/** The names of the columns are stored beside the rows. */
function columnsKey(key: string): string {
  return [...key.split('.').slice(0, -1), 'columns'].join('.');
}

/** A table of figures: typed, or pasted from a spreadsheet. */
export function DatasetControl({
  field,
  value,
  control,
  scope,
  panel,
  onProblem,
}: ControlProps<'dataset'>): ReactElement {
  const { store, blockId, host } = panel;
  const { text } = host;
  const [shown, setShown] = useState(SHOWN_ROWS);
  const dataset = readDataset(value, settingAt(scope.values, columnsKey(field.key)));
  const problem = datasetProblem(dataset);
  useEffect(() => onProblem(problem && text(problem)), [problem, text, onProblem]);
  const change = ({ columns, rows }: Dataset, burst?: string): void =>
    store.run({
      label: 'changeSetting',
      recipe: (content) => {
        writeSetting(content, { blockId, path: settingPath(scope.path, field.key), value: rows });
        writeSetting(content, { blockId, path: settingPath(scope.path, columnsKey(field.key)), value: columns });
      },
      ...(burst !== undefined && { burst: `setting ${control.id} ${burst}` }),
    });
  const changeCell = (cell: Cell, typed: string): void =>
    change(withCells(dataset, cell, [[typed]]), `${cell.row} ${cell.column}`);
  const paste = (event: ClipboardEvent, cell: Cell): void => {
    const cells = readTsv(event.clipboardData.getData('text/plain'));
    if (cells.length === 1 && cells[0]?.length === 1) return;
    event.preventDefault();
    change(withCells(dataset, cell, cells));
    const { rows, columns } = DATASET_LIMIT;
    const width = Math.max(...cells.map((line) => line.length));
    const isCut = cell.row + cells.length > rows || cell.column + width - 1 > columns;
    host.announcer.announce(isCut ? text('panelPasteCut', { rows, columns }) : text('panelPasted'));
  };
  const cellProps = { id: control.id, host, onCell: changeCell, onPaste: paste };
  return (
    <>
      <div className="admin-page-editor__dataset">
        <table aria-label={text('panelTable')}>
          <DatasetHead
            {...cellProps}
            columns={dataset.columns}
            onRemove={(column) => change(withoutColumn(dataset, column))}
          />
          <tbody>
            {dataset.rows.slice(0, shown).map((row, place) => (
              <DatasetLine
                key={place}
                {...cellProps}
                row={row}
                place={place}
                columns={dataset.columns}
                onRemove={() => change(withoutRow(dataset, place))}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="field__hint">{text('panelPasteHint')}</p>
      <span className="admin-page-editor__acts">
        {dataset.rows.length > shown && (
          <button type="button" className="button button--quiet" onClick={() => setShown(shown + SHOWN_ROWS)}>
            {text('panelMoreRows', { count: dataset.rows.length - shown })}
          </button>
        )}
        <button
          type="button"
          className="button button--quiet"
          disabled={dataset.rows.length >= DATASET_LIMIT.rows}
          onClick={() => change(withRow(dataset))}
        >
          {text('panelAddRow')}
        </button>
        <button
          type="button"
          className="button button--quiet"
          disabled={dataset.columns.length >= DATASET_LIMIT.columns}
          onClick={() => change(withColumn(dataset))}
        >
          {text('panelAddColumn')}
        </button>
      </span>
    </>
  );
}
