import { SUBSCRIBER_STATES } from 'shared-types/admin/people/mailing-lists';
import {
  SUBSCRIBERS_CALLS,
  SUBSCRIBERS_PER_PAGE,
  SUBSCRIBERS_QUERY,
  SUBSCRIBERS_SEARCH_LONGEST,
  type SubscriberEntry,
  type SubscribersView,
} from 'shared-types/admin/people/subscribers';
import { z } from 'zod';
import { findConnection, type ListOfSite } from '../../forms/list-connector/list-connection.store';
import type { Database } from '../../platform/schema/database';
import { storableText } from '../../platform/schema/storable-text';
import { timeText, type TimeStyle } from '../../platform/time-text';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { listDoneIn } from '../mailing-lists/list-done';
import { countChanges } from '../list-connection/list-connection.store';
import { findMailingLists } from '../mailing-lists/mailing-lists.store';
import { pageNumberIn } from '../page-number-in';
import { countSubscribers, findSubscribers } from './subscribers.store';

const idSchema = z.guid();

/** A mailing list with one page of its subscribers. */
export const subscribersLoader = {
  name: 'admin/subscribers/list',
  scope: 'query',
  load: async ({ services: { db }, site, page: { params }, visitor: { account }, query }) => {
    const { data: id } = idSchema.safeParse(params.token);
    if (!account || !mayDo(account, 'lists.edit') || id === undefined) return null;
    const [list] = await findMailingLists(db, site.id, id);
    if (!list) return null;
    const page = pageNumberIn(query, SUBSCRIBERS_QUERY.page);
    const search = storableText(query.get(SUBSCRIBERS_QUERY.search) ?? '')
      .trim()
      .slice(0, SUBSCRIBERS_SEARCH_LONGEST);
    const state = SUBSCRIBER_STATES.find((one) => one === query.get(SUBSCRIBERS_QUERY.state)) ?? '';
    const filter = { siteId: site.id, list: id, search, state } as const;
    const range = { skip: (page - 1) * SUBSCRIBERS_PER_PAGE, most: SUBSCRIBERS_PER_PAGE };
    const [rows, count] = await Promise.all([findSubscribers(db, filter, range), countSubscribers(db, filter)]);
    const connection = await connectionOf(db, { siteId: site.id, listId: id });
    const added = Number(query.get(SUBSCRIBERS_QUERY.added));
    return {
      list,
      page,
      entries: rows.map((row) => entryOf(row, site)),
      count,
      search,
      state,
      filePath: `${SUBSCRIBERS_CALLS.getSubscribersFile.path}?${SUBSCRIBERS_QUERY.list}=${id}`,
      ...(connection && { connection }),
      ...listDoneIn(query),
      ...(query.has(SUBSCRIBERS_QUERY.added) && Number.isSafeInteger(added) && added >= 0 ? { added } : {}),
    };
  },
  entryName: ({ list }) => list.name,
} satisfies Loader<'admin/subscribers/list'>;

async function connectionOf(db: Database, key: ListOfSite): Promise<SubscribersView['connection']> {
  const connection = await findConnection(db, key);
  return connection && { service: connection.service, failed: (await countChanges(db, key)).failed };
}

function entryOf(
  { id, email, state, consent, requested_at: at }: Awaited<ReturnType<typeof findSubscribers>>[number],
  style: TimeStyle,
): SubscriberEntry {
  const { pagePath } = consent;
  return {
    id,
    email,
    state,
    since: at.toISOString(),
    sinceText: timeText(at, style),
    ...(pagePath ? { pagePath } : {}),
  };
}
