import { useEffect, useRef, useState, type ClipboardEvent, type ReactElement } from 'react';
import { DATASET_LIMIT } from 'shared-types/blocks/chart';
import type { ControlProps } from '../fields/control-props';
import { settingAt } from '../settings/setting-values';
import { settingPath, writeSetting } from '../../commands/setting.commands';
import { datasetProblem, readDataset, withCells, type Cell, type Dataset } from './dataset';
import { DatasetGrid } from './dataset-grid.view';
import { DatasetImport } from './dataset-import.view';
import { DatasetTools } from './dataset-tools.view';
import { exceedsLimits, importedDataset } from './imported-dataset';
import { useGrid } from './use-grid.effects';

/** The names of the columns are stored beside the rows. */
function columnsKey(key: string): string {
  return [...key.split('.').slice(0, -1), 'columns'].join('.');
}

/** A table of figures: typed, pasted from a spreadsheet, or read from a file. */
export function DatasetControl(props: ControlProps<'dataset'>): ReactElement {
  const { panel, onProblem } = props;
  const { host } = panel;
  const { text } = host;
  const dataset = readDataset(props.value, settingAt(props.scope.values, columnsKey(props.field.key)));
  const latest = useRef(dataset);
  useEffect(() => void (latest.current = dataset));
  const problem = datasetProblem(dataset);
  useEffect(() => onProblem(problem && text(problem)), [problem, text, onProblem]);
  const [note, setNote] = useState('');
  const change = changeOf(props);
  const changeCell = (cell: Cell, typed: string): void =>
    change(withCells(dataset, cell, [[typed]]), `${cell.row} ${cell.column}`);
  const grid = useGrid({
    rows: dataset.rows.length,
    columns: dataset.columns.length,
    onClear: (cell) => changeCell(cell, ''),
  });
  const say = (message: string): void => {
    setNote(message);
    host.announcer.announce(message);
  };
  const fill = async (typed: string, from?: Cell): Promise<void> => {
    const cells = await import('./read-cells').then(({ readCells }) => readCells(typed)).catch(() => undefined);
    if (!cells) return say(text('panelCellsUnread'));
    change(from ? withCells(latest.current, from, cells) : importedDataset(cells));
    const { rows, columns } = DATASET_LIMIT;
    const isCut = exceedsLimits(from ?? { row: 0, column: 0 }, cells);
    say(isCut ? text('panelPasteCut', { rows, columns }) : text(from ? 'panelPasted' : 'panelImported'));
  };
  const paste = (event: ClipboardEvent): void => {
    const typed = event.clipboardData.getData('text/plain');
    if (!isTable(typed)) return;
    event.preventDefault();
    void fill(typed, grid.current);
  };
  return (
    <>
      <DatasetTools
        dataset={dataset}
        current={grid.isUsed ? grid.current : undefined}
        host={host}
        onChange={(next, { current, said }) => {
          change(next);
          grid.setCurrent(current);
          say(said);
        }}
      />
      <DatasetGrid dataset={dataset} grid={grid} host={host} onCell={changeCell} onPaste={paste} />
      <p className="field__hint">
        {text('panelPasteHint', { rows: DATASET_LIMIT.rows, columns: DATASET_LIMIT.columns })}
      </p>
      {note !== '' && <p className="admin-page-editor__dataset-note">{note}</p>}
      <span className="admin-page-editor__acts">
        <DatasetImport host={host} onText={fill} onProblem={say} />
      </span>
    </>
  );
}

/** A single line without tabs goes into its cell as any text. */
function isTable(text: string): boolean {
  return text.includes('\t') || /[\r\n]/.test(text.trim());
}

type Change = (dataset: Dataset, burst?: string) => void;

/** Stores a dataset as one step; those of a burst are undone together. */
function changeOf({ field, control, scope, panel: { store, blockId } }: ControlProps<'dataset'>): Change {
  return ({ columns, rows }, burst) =>
    store.run({
      label: 'changeSetting',
      recipe: (content) => {
        writeSetting(content, { blockId, path: settingPath(scope.path, field.key), value: rows });
        writeSetting(content, { blockId, path: settingPath(scope.path, columnsKey(field.key)), value: columns });
      },
      ...(burst !== undefined && { burst: `setting ${control.id} ${burst}` }),
    });
}
