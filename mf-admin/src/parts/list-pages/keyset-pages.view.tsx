import type { ReactElement } from 'react';
import './list-pages.css';

interface KeysetPagesProps {
  /** Paths of the pages beside this one; undefined where there is none. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Names of the navigation and its links. */
  readonly labels: Readonly<Record<'pages' | 'previous' | 'next', string>>;
}

/** Links to the previous and next page of a list whose pages have no numbers; null if there is only one page. */
export function KeysetPages({ before, after, labels }: KeysetPagesProps): ReactElement | null {
  if (before === undefined && after === undefined) return null;
  return (
    <nav className="admin-list-pages" aria-label={labels.pages}>
      {before !== undefined && (
        <a className="button button--quiet" href={before} rel="prev">
          {labels.previous}
        </a>
      )}
      {after !== undefined && (
        <a className="button button--quiet" href={after} rel="next">
          {labels.next}
        </a>
      )}
    </nav>
  );
}
