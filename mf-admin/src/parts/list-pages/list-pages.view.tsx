import type { ReactElement } from 'react';
import './list-pages.css';

interface ListPagesProps {
  /** Counted from 1. */
  readonly page: number;
  /** Of all entries. */
  readonly count: number;
  readonly perPage: number;
  /** Where a page of the same question is. */
  readonly address: (page: number) => string;
  /** What the links are called together, and each of them. */
  readonly labels: Readonly<Record<'pages' | 'previous' | 'next', string>>;
}

/** Links to the pages of a list before and after this one; none where there is nothing else, or this is behind the last. */
export function ListPages({ page, count, perPage, address, labels }: ListPagesProps): ReactElement | null {
  const last = Math.ceil(count / perPage);
  if (page > last || last === 1) return null;
  return (
    <nav className="admin-list-pages" aria-label={labels.pages}>
      {page > 1 && (
        <a className="button button--quiet" href={address(page - 1)} rel="prev">
          {labels.previous}
        </a>
      )}
      {page < last && (
        <a className="button button--quiet" href={address(page + 1)} rel="next">
          {labels.next}
        </a>
      )}
    </nav>
  );
}

/** The messages of a feature that has them by their usual names. */
export function pageLabels(host: {
  readonly text: (key: 'pages' | 'previous' | 'next') => string;
}): ListPagesProps['labels'] {
  return { pages: host.text('pages'), previous: host.text('previous'), next: host.text('next') };
}
