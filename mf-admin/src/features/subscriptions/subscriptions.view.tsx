import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  SUBSCRIPTION_SORTS,
  SUBSCRIPTION_VIEWS,
  SUBSCRIPTIONS_PER_PAGE,
  SUBSCRIPTIONS_QUERY,
  SUBSCRIPTIONS_SEARCH_LONGEST,
  type SubscriptionsView,
} from 'shared-types/admin/store/subscriptions';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { SavedViews } from '../../parts/data-table/saved-views.view';
import { ListFilter } from '../../parts/list-filter/list-filter.view';
import { ListPages, pageLabels } from '../../parts/list-pages/list-pages.view';
import type { messages } from './subscriptions.messages';
import { subscriptionsPath } from './subscriptions-path';
import { SubscriptionsTable } from './subscriptions-table.view';
import './subscriptions.css';

/** The subscriptions of a store as a table: by state, searched and sorted, twenty on a page. */
export function element(
  { block, data }: PropsOf<'admin/subscriptions/list'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const view = data['admin/subscriptions/list'];
  const { entries, count, page, question, views } = view;
  const { text } = host;
  return (
    <div className="admin-subscriptions">
      <h1>{text('title')}</h1>
      {views[''] === 0 ? (
        <p role="status">{text('none')}</p>
      ) : (
        <>
          <p>{text('intro')}</p>
          <Views view={view} host={host} />
          <Filter block={block.id} view={view} host={host} />
          {count > 0 && <p className="admin-muted">{text('sum', { count })}</p>}
          {entries.length === 0 ? <Nothing view={view} host={host} /> : <SubscriptionsTable view={view} host={host} />}
          <ListPages
            page={page}
            count={count}
            perPage={SUBSCRIPTIONS_PER_PAGE}
            address={(number) => subscriptionsPath(question, number, host)}
            labels={pageLabels(host)}
          />
        </>
      )}
    </div>
  );
}

interface ViewProps {
  readonly view: SubscriptionsView;
  readonly host: ViewHost<typeof messages>;
}

function Views({ view: { question, views }, host }: ViewProps): ReactElement {
  return (
    <SavedViews
      label={host.text('views')}
      views={SUBSCRIPTION_VIEWS.map((name) => ({
        path: subscriptionsPath({ view: name, search: '', sort: SUBSCRIPTION_SORTS[0] }, 1, host),
        label: host.text('view', { view: name }),
        count: views[name],
        isCurrent: question.search === '' && question.view === name,
      }))}
    />
  );
}

/** Searches within the view. */
function Filter({ block, view, host: { text } }: ViewProps & { readonly block: string }): ReactElement {
  const { question } = view;
  const field = (name: 'search' | 'sort') => ({
    name: SUBSCRIPTIONS_QUERY[name],
    label: text(name),
    value: question[name],
  });
  const sorts = SUBSCRIPTION_SORTS.map((one) => [one, text('sorted', { sort: one.replace('-', 'down_') })] as const);
  return (
    <ListFilter
      block={block}
      path={ADMIN_PATH.subscriptions}
      kept={question.view === '' ? {} : { [SUBSCRIPTIONS_QUERY.view]: question.view }}
      search={{ ...field('search'), longest: SUBSCRIPTIONS_SEARCH_LONGEST }}
      choices={[{ ...field('sort'), options: sorts }]}
      labels={{ find: text('find') }}
    />
  );
}

function Nothing({ view: { count }, host: { text } }: ViewProps): ReactElement {
  return (
    <p role="status">
      {text(count > 0 ? 'noMore' : 'noMatch')} <a href={ADMIN_PATH.subscriptions}>{text('all')}</a>
    </p>
  );
}
