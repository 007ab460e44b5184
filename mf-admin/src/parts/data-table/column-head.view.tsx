import type { ReactElement } from 'react';

export interface TableColumn<K extends string> {
  readonly key: K;
  readonly label: string;
  /** Name of the order that a first click sorts by, such as `title`, or `-total` for the highest first. */
  readonly sort?: string;
  /** True for numbers. */
  readonly isEnd?: boolean;
  /** True if its cells need no visible label: pictures and buttons. */
  readonly isBare?: boolean;
}

export interface Sorting {
  /** The current order; `-` before the name of a column says that it descends. */
  readonly sorted: string;
  /** Path of the list in another order, with the same filter. */
  readonly address: (sort: string) => string;
}

interface ColumnHeadProps {
  readonly column: TableColumn<string>;
  readonly sorting: Sorting | undefined;
}

/** The head of a column: a link to the list sorted by it, if it can be. A second click turns the order round. */
export function ColumnHead({ column, sorting }: ColumnHeadProps): ReactElement {
  const { label, sort, isEnd, isBare } = column;
  const className = isEnd ? 'admin-data-table__end' : undefined;
  if (sort === undefined || sorting === undefined)
    return (
      <th scope="col" className={className}>
        {isBare ? <span className="visually-hidden">{label}</span> : label}
      </th>
    );
  const { sorted, address } = sorting;
  const isSorted = fieldOf(sorted) === fieldOf(sort);
  return (
    <th scope="col" className={className} aria-sort={isSorted ? directionOf(sorted) : undefined}>
      <a className="admin-data-table__sort" href={address(isSorted ? turned(sorted) : sort)}>
        {label}
      </a>
    </th>
  );
}

function fieldOf(sort: string): string {
  return sort.startsWith('-') ? sort.slice(1) : sort;
}

function turned(sort: string): string {
  return sort.startsWith('-') ? sort.slice(1) : `-${sort}`;
}

function directionOf(sort: string): 'ascending' | 'descending' {
  return sort.startsWith('-') ? 'descending' : 'ascending';
}
