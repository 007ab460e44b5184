import { sql } from 'kysely';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SUBSCRIBERS_QUERY } from 'shared-types/admin/people/subscribers';
import type { Finder } from '../search/finder';
import { foundRows, hasTyped } from '../search/found-rows';

interface SubscriberRow {
  readonly email: string;
  readonly listId: string;
  readonly list: string;
}

const VECTOR = sql`entry_vector(site_id, email)`;

/** Subscribers of mailing lists by email, in the page of their list; newest first. */
export const subscribersFinder: Finder = {
  kind: 'subscribers',
  needs: 'lists.edit',
  find: (input) =>
    foundRows<SubscriberRow>(input, {
      matching: sql`select id, requested_at as place from list_subscriber where ${hasTyped(VECTOR, input)}`,
      order: sql`desc`,
      shown: sql`list_subscriber.email, list_id as "listId", mailing_list.name as list from found
        join list_subscriber on list_subscriber.id = found.id join mailing_list on mailing_list.id = list_id`,
      entryOf: ({ email, listId, list }) => ({
        path: `${ADMIN_PATH.subscribers.replace('{token}', listId)}?${new URLSearchParams({ [SUBSCRIBERS_QUERY.search]: email })}`,
        title: email,
        note: list,
      }),
    }),
};
