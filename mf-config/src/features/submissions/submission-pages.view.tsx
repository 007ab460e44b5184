import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { SUBMISSIONS_PAGE_PARAMETER, SUBMISSIONS_PER_PAGE } from 'shared-types/config/submissions';
import type { SubmissionsHost } from './submissions-host';

interface PagesProps {
  readonly page: number;
  readonly count: number;
  readonly host: SubmissionsHost;
}

/** Links to the pages before and after this one. */
export function Pages({ page, count, host }: PagesProps): ReactElement | null {
  const last = Math.ceil(count / SUBMISSIONS_PER_PAGE);
  if (page > last || last === 1) return null;
  const address = (number: number) =>
    host.url(CONFIG_PATH.submissions, { [SUBMISSIONS_PAGE_PARAMETER]: number > 1 ? number : undefined });
  return (
    <nav className="config-submissions__pages" aria-label={host.text('pages')}>
      {page > 1 && (
        <a className="button button--quiet" href={address(page - 1)} rel="prev">
          {host.text('previous')}
        </a>
      )}
      {page < last && (
        <a className="button button--quiet" href={address(page + 1)} rel="next">
          {host.text('next')}
        </a>
      )}
    </nav>
  );
}
