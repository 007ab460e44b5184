import type { DatasetRow } from 'shared-types/blocks/chart';
import { spliced } from '../../commands/spliced';
import { moved } from '../list/moved';
import type { Dataset } from './dataset';

/** What is done with a row or a column of a table. */
export interface LineChange {
  readonly line: 'row' | 'column';
  /** From 0. */
  readonly place: number;
}

/** With an empty row or column at a place. */
export function withLine(dataset: Dataset, { line, place }: LineChange): Dataset {
  const { columns, rows } = dataset;
  const blank: DatasetRow = { label: '', values: columns.map(() => null) };
  if (line === 'row') return { columns, rows: spliced(rows, [place, 0], [blank]) };
  return onColumns(dataset, {
    columns: (names) => spliced(names, [place, 0], ['']),
    values: (all) => spliced(all, [place, 0], [null]),
  });
}

export function withoutLine(dataset: Dataset, { line, place }: LineChange): Dataset {
  const others = <Item>(items: readonly Item[]): readonly Item[] => items.filter((_, index) => index !== place);
  if (line === 'row') return { ...dataset, rows: others(dataset.rows) };
  return onColumns(dataset, { columns: others, values: others });
}

/** With a row or column so many places further. */
export function withMovedLine(dataset: Dataset, { line, place }: LineChange, by: number): Dataset {
  const further = <Item>(items: readonly Item[]): readonly Item[] => moved(items, place, place + by);
  if (line === 'row') return { ...dataset, rows: further(dataset.rows) };
  return onColumns(dataset, { columns: further, values: further });
}

interface ColumnsChange {
  readonly columns: (names: readonly string[]) => readonly string[];
  readonly values: (values: DatasetRow['values']) => DatasetRow['values'];
}

function onColumns({ columns, rows }: Dataset, change: ColumnsChange): Dataset {
  return {
    columns: change.columns(columns),
    rows: rows.map(({ label, values }) => ({ label, values: change.values(values) })),
  };
}
