import type { ReactElement } from 'react';
import { DATASET_LIMIT } from 'shared-types/blocks/chart';
import { Icon, type IconName } from '../../icon.view';
import type { EditorHost } from '../../page-editor-host';
import type { Cell, Dataset } from './dataset';
import { withLine, withMovedLine, withoutLine, type LineChange } from './dataset-lines';

interface DatasetToolsProps {
  readonly dataset: Dataset;
  /** The cell whose row and column are changed; absent if none was entered. */
  readonly current: Cell | undefined;
  readonly host: EditorHost;
  /** `current` is where the cell is afterwards. */
  readonly onChange: (dataset: Dataset, change: { readonly current: Cell; readonly said: string }) => void;
}

/** Adds, moves and removes rows and columns. */
export function DatasetTools(props: DatasetToolsProps): ReactElement {
  return (
    <div className="admin-page-editor__dataset-tools">
      <LineTools {...props} line="row" />
      <LineTools {...props} line="column" />
    </div>
  );
}

interface LineToolsProps extends DatasetToolsProps {
  readonly line: LineChange['line'];
}

function LineTools({ dataset, current, host, onChange, line }: LineToolsProps): ReactElement {
  const { text } = host;
  const count = line === 'row' ? dataset.rows.length : dataset.columns.length;
  const place = placeOf(current, line);
  const isChosen = place >= 0 && place < count;
  const name = line === 'row' ? dataset.rows[place]?.label : dataset.columns[place];
  const values = { line, number: place + 1, name: name ?? '' };
  const change = (next: Dataset, to: number, said: string): void =>
    onChange(next, { current: cellAt(current, line, to), said });
  const move = (by: -1 | 1): void =>
    change(
      withMovedLine(dataset, { line, place }, by),
      place + by,
      text('panelLineMoved', { line, place: place + by + 1, count }),
    );
  const add = (): void => {
    const at = isChosen ? place + 1 : count;
    change(withLine(dataset, { line, place: at }), at, text('panelLineAdded', { line, number: at + 1 }));
  };
  const [back, forth]: readonly IconName[] = line === 'row' ? ['up', 'down'] : ['left', 'right'];
  return (
    <div className="admin-page-editor__line-tools" role="group" aria-label={text('panelLines', { line })}>
      <span className="admin-page-editor__line-name">
        {isChosen ? text('panelLineName', values) : text('panelLines', { line })}
      </span>
      <ToolButton
        icon="add"
        label={text(line === 'row' ? 'panelAddRow' : 'panelAddColumn')}
        isOff={count >= (line === 'row' ? DATASET_LIMIT.rows : DATASET_LIMIT.columns)}
        onPress={add}
      />
      <ToolButton
        icon={back ?? 'up'}
        label={text('panelLineBack', values)}
        isOff={!isChosen || place === 0}
        onPress={() => move(-1)}
      />
      <ToolButton
        icon={forth ?? 'down'}
        label={text('panelLineForth', values)}
        isOff={!isChosen || place === count - 1}
        onPress={() => move(1)}
      />
      <ToolButton
        icon="remove"
        label={text(line === 'row' ? 'panelRemoveRow' : 'panelRemoveColumn', values)}
        isOff={!isChosen}
        onPress={() => change(withoutLine(dataset, { line, place }), place, text('panelLineRemoved', values))}
      />
    </div>
  );
}

interface ToolButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

function ToolButton({ icon, label, isOff, onPress }: ToolButtonProps): ReactElement {
  return (
    <button
      type="button"
      className="admin-page-editor__icon-button"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Place of a cell's row or column; below 0 for the heads. */
function placeOf(cell: Cell | undefined, line: LineChange['line']): number {
  if (!cell) return -1;
  return line === 'row' ? cell.row : cell.column - 1;
}

function cellAt(cell: Cell | undefined, line: LineChange['line'], place: number): Cell {
  const { row, column } = cell ?? { row: -1, column: 0 };
  return line === 'row' ? { row: place, column } : { row, column: place + 1 };
}
