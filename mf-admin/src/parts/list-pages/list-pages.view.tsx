import type { ReactElement } from 'react';
import './list-pages.css';

interface ListPagesProps {
  /** Counted from 1. */
  readonly page: number;
  readonly count: number;
  readonly perPage: number;
  /** Path of another page with the same filter. */
  readonly address: (page: number) => string;
  /** Names of the navigation and its links. */
  readonly labels: Readonly<Record<'pages' | 'previous' | 'next', string>>;
}

/** Links to the previous and next page of a list; null if there is only one page, or after the last. */
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

/** The labels of a feature that has them under the usual keys. */
export function pageLabels(host: {
  readonly text: (key: 'pages' | 'previous' | 'next') => string;
}): ListPagesProps['labels'] {
  return { pages: host.text('pages'), previous: host.text('previous'), next: host.text('next') };
}
