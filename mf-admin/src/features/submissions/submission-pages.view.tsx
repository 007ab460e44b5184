import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SUBMISSIONS_PAGE_PARAMETER, SUBMISSIONS_PER_PAGE } from 'shared-types/admin/submissions';
import type { ViewHost } from 'shared-types/host/render-host';
import { ListPages, pageLabels } from '../../parts/list-pages/list-pages.view';
import type { messages } from './submissions.messages';

interface PagesProps {
  readonly page: number;
  readonly count: number;
  readonly host: ViewHost<typeof messages>;
}

export function Pages({ page, count, host }: PagesProps): ReactElement {
  const address = (number: number) =>
    host.url(ADMIN_PATH.submissions, { [SUBMISSIONS_PAGE_PARAMETER]: number > 1 ? number : undefined });
  return (
    <ListPages page={page} count={count} perPage={SUBMISSIONS_PER_PAGE} address={address} labels={pageLabels(host)} />
  );
}
