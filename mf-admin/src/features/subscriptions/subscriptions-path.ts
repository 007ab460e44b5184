import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  SUBSCRIPTION_SORTS,
  SUBSCRIPTIONS_QUERY,
  type SubscriptionsQuestion,
} from 'shared-types/admin/store/subscriptions';
import type { ViewHost } from 'shared-types/host/render-host';
import type { messages } from './subscriptions.messages';

/** Address of a page of the list with its view, search and order. */
export function subscriptionsPath(
  { view, search, sort }: SubscriptionsQuestion,
  page: number,
  host: ViewHost<typeof messages>,
): string {
  return host.url(ADMIN_PATH.subscriptions, {
    [SUBSCRIPTIONS_QUERY.view]: view || undefined,
    [SUBSCRIPTIONS_QUERY.search]: search || undefined,
    [SUBSCRIPTIONS_QUERY.sort]: sort === SUBSCRIPTION_SORTS[0] ? undefined : sort,
    [SUBSCRIPTIONS_QUERY.page]: page > 1 ? page : undefined,
  });
}
