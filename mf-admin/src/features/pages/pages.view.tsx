import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PAGE_STATUSES, PAGES_PER_PAGE, PAGES_QUERY } from 'shared-types/admin/pages/pages';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { ListFilter } from '../../parts/list-filter/list-filter.view';
import { ListPages, pageLabels } from '../../parts/list-pages/list-pages.view';
import { Toast } from '../../parts/toast/toast.view';
import type { ListProps } from './list-props';
import { NewPageView } from './new-page.view';
import { pagesPath } from './pages-path';
import { PagesTable } from './pages-table.view';
import type { messages } from './pages.messages';
import './pages.css';

const LONGEST_SEARCH = 200;

/** The pages and drafts of the site, fifty on a page, with a form that adds one. */
export function element(
  { block, data, form }: PropsOf<'admin/pages/list'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const view = data['admin/pages/list'];
  const { pages, count, page, done } = view;
  const list: ListProps = { block: block.id, view, form, host };
  return (
    <div className="admin-pages">
      <h1>{host.text('title')}</h1>
      {done !== undefined && !form && <Toast>{host.text('done', { done })}</Toast>}
      <NewPageView {...list} />
      <Filter {...list} />
      {count > 0 && <p className="admin-pages__note">{host.text('sum', { count })}</p>}
      {pages.length === 0 ? (
        <p>
          {host.text('empty')} <a href={ADMIN_PATH.pages}>{host.text('all')}</a>
        </p>
      ) : (
        <PagesTable {...list} />
      )}
      <ListPages
        page={page}
        count={count}
        perPage={PAGES_PER_PAGE}
        address={(number) => pagesPath(view, number, host)}
        labels={pageLabels(host)}
      />
    </div>
  );
}

function Filter({ block, view: { search, status }, host: { text } }: ListProps): ReactElement {
  return (
    <ListFilter
      block={block}
      path={ADMIN_PATH.pages}
      search={{ name: PAGES_QUERY.search, label: text('search'), value: search, longest: LONGEST_SEARCH }}
      choices={[
        {
          name: PAGES_QUERY.status,
          label: text('status'),
          value: status ?? '',
          options: [
            ['', text('statusName', { status: 'all' })],
            ...PAGE_STATUSES.map((one) => [one, text('statusName', { status: one })] as const),
          ],
        },
      ]}
      labels={{ find: text('find'), note: text('filterNote') }}
    />
  );
}
