import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { SUBMISSIONS_PAGE_PARAMETER, SUBMISSIONS_PER_PAGE } from 'shared-types/config/submissions';
import { ListPages, pageWords } from '../../parts/list-pages/list-pages.view';
import type { SubmissionsHost } from './submissions-host';

interface PagesProps {
  readonly page: number;
  readonly count: number;
  readonly host: SubmissionsHost;
}

/** Links to the pages before and after this one. */
export function Pages({ page, count, host }: PagesProps): ReactElement {
  const address = (number: number) =>
    host.url(CONFIG_PATH.submissions, { [SUBMISSIONS_PAGE_PARAMETER]: number > 1 ? number : undefined });
  return (
    <ListPages page={page} count={count} perPage={SUBMISSIONS_PER_PAGE} address={address} words={pageWords(host)} />
  );
}
