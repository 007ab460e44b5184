import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  REDIRECTS_LIMIT,
  REDIRECTS_PER_PAGE,
  REDIRECTS_QUERY,
  type RedirectEntry,
  type RedirectOrigin,
  type RedirectsView,
} from 'shared-types/admin/pages/redirects';
import { storableText } from '../../platform/schema/storable-text';
import { timeText, type TimeStyle } from '../../platform/time-text';
import type { Loader } from '../../site/page/loader';
import { countRedirects, findRedirects, type ListedRedirect } from '../../site/redirects/find-redirects';
import { mayDo } from '../../site/session/capabilities';
import { redirectsDoneIn } from './redirects-done';

/** One page of the redirects of a site. */
export const redirectsLoader = {
  name: 'admin/redirects/list',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'pages.publish')) return null;
    const text = (name: string, longest: number) => storableText(query.get(name) ?? '').slice(0, longest);
    const search = text(REDIRECTS_QUERY.search, REDIRECTS_LIMIT.search).trim();
    const before = text(REDIRECTS_QUERY.before, REDIRECTS_LIMIT.address);
    const after = before === '' ? text(REDIRECTS_QUERY.after, REDIRECTS_LIMIT.address) : '';
    const filter = { siteId: site.id, search };
    // One more than is shown says whether there is another page.
    const range = { ...(before && { before }), ...(after && { after }), most: REDIRECTS_PER_PAGE + 1 };
    const [rows, count] = await Promise.all([findRedirects(db, filter, range), countRedirects(db, filter)]);
    const hasMore = rows.length > REDIRECTS_PER_PAGE;
    const shown = before ? rows.slice(-REDIRECTS_PER_PAGE) : rows.slice(0, REDIRECTS_PER_PAGE);
    const isFirst = before ? !hasMore : after === '';
    const isLast = before ? false : !hasMore;
    const done = redirectsDoneIn(query);
    const imported = Number(query.get(REDIRECTS_QUERY.count));
    return {
      entries: shown.map((row) => entryOf(row, site)),
      count,
      search,
      ...neighbours(shown, { isFirst, isLast }),
      address: addressOf({ search, after, before }),
      ...(done && { done }),
      ...(done === 'imported' && Number.isSafeInteger(imported) && imported > 0 ? { imported } : {}),
    };
  },
} satisfies Loader<'admin/redirects/list'>;

function neighbours(
  shown: readonly ListedRedirect[],
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): Pick<RedirectsView, 'before' | 'after'> {
  const [first, last] = [shown[0]?.from, shown.at(-1)?.from];
  return {
    ...(first !== undefined && !isFirst && { before: first }),
    ...(last !== undefined && !isLast && { after: last }),
  };
}

function addressOf({ search, after, before }: Readonly<Record<'search' | 'after' | 'before', string>>): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set(REDIRECTS_QUERY.search, search);
  if (after) parameters.set(REDIRECTS_QUERY.after, after);
  if (before) parameters.set(REDIRECTS_QUERY.before, before);
  const query = parameters.toString();
  return query === '' ? ADMIN_PATH.redirects : `${ADMIN_PATH.redirects}?${query}`;
}

function entryOf(row: ListedRedirect, style: TimeStyle): RedirectEntry {
  const { from, to, temporary, hits, lastAt } = row;
  return {
    from,
    to,
    kind: temporary ? 'temporary' : 'permanent',
    origin: originOf(row),
    hits,
    ...(lastAt && { lastHit: { at: lastAt.toISOString(), text: timeText(lastAt, style) } }),
  };
}

function originOf({ isOwners, isKept }: ListedRedirect): RedirectOrigin {
  if (isOwners) return 'owner';
  return isKept ? 'move' : 'document';
}
