import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  SUBSCRIPTION_SORTS,
  SUBSCRIPTIONS_QUERY,
  SUBSCRIPTIONS_SEARCH_LONGEST,
  type SubscriptionsView,
} from 'shared-types/admin/store/subscriptions';
import type { ViewHost } from 'shared-types/host/render-host';
import type { messages } from './subscriptions.messages';

interface FilterProps {
  readonly block: string;
  readonly view: SubscriptionsView;
  readonly host: ViewHost<typeof messages>;
}

/** Search and order of the list, within its view. */
export function SubscriptionsFilter({ block, view: { question }, host: { text } }: FilterProps): ReactElement {
  const { view, search, sort } = question;
  const [searchId, sortId] = [`block-${block}-search`, `block-${block}-sort`];
  return (
    <form className="admin-subscriptions__filter" role="search" action={ADMIN_PATH.subscriptions}>
      {view !== '' && <input type="hidden" name={SUBSCRIPTIONS_QUERY.view} value={view} />}
      <div className="field">
        <label htmlFor={searchId}>{text('search')}</label>
        <input
          id={searchId}
          type="search"
          name={SUBSCRIPTIONS_QUERY.search}
          defaultValue={search}
          maxLength={SUBSCRIPTIONS_SEARCH_LONGEST}
          dir="auto"
        />
      </div>
      <div className="field">
        <label htmlFor={sortId}>{text('sort')}</label>
        <select id={sortId} name={SUBSCRIPTIONS_QUERY.sort} defaultValue={sort}>
          {SUBSCRIPTION_SORTS.map((one) => (
            <option key={one} value={one}>
              {text('sorted', { sort: one.replace('-', 'down_') })}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button button--quiet">
        {text('find')}
      </button>
    </form>
  );
}
