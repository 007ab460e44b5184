import { BIN_DAYS, PAGE_STATUSES, PAGES_QUERY, type ListedPage } from 'shared-types/admin/pages/pages';
import { storableText } from '../../platform/schema/storable-text';
import { timeText } from '../../platform/time-text';
import { isPattern } from '../../site/directory/is-pattern';
import type { Site } from '../../site/directory/site';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { listedDrafts } from '../site-drafts/listed-drafts';
import { pageNumberIn } from '../page-number-in';
import { itemPages } from './new-item';
import { doneIn } from './page-done';
import { findPages, type PageRow } from './pages.store';

const LONGEST_SEARCH = 200;
const DAY_MS = 86_400_000;

/** The pages and drafts of the site, for accounts that may edit them. */
export const pagesLoader = {
  name: 'admin/pages/list',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'pages.edit')) return null;
    const page = pageNumberIn(query, PAGES_QUERY.page);
    const search = storableText(query.get(PAGES_QUERY.search) ?? '')
      .trim()
      .slice(0, LONGEST_SEARCH);
    const status = PAGE_STATUSES.find((one) => one === query.get(PAGES_QUERY.status));
    const { pages, count } = await findPages(db, { siteId: site.id, search, status, page });
    const mayPublish = mayDo(account, 'pages.publish');
    const entries = pages.map((row) => listed(row, site));
    const collections = itemPages(site).map(({ page: { path, title }, kind }) => ({ path, title, kind }));
    const siteDrafts = mayPublish ? await listedDrafts(db, site, account) : [];
    return {
      ...{ collections, page, count, search, mayPublish, pages: entries },
      ...(status && { status }),
      ...doneIn(query),
      ...(siteDrafts.length > 0 && { siteDrafts }),
    };
  },
} satisfies Loader<'admin/pages/list'>;

function listed(
  { changedBy, changedAt, scheduledAt, scheduleError, removedAt, ...row }: PageRow,
  site: Site,
): ListedPage {
  const { locale } = site;
  const own = site.siteLocaleAt(row.path).locale;
  return {
    ...row,
    ...(isPattern(row.path) && { isPattern: true }),
    language: new Intl.DisplayNames([locale], { type: 'language' }).of(own) ?? own,
    ...(changedBy !== null && { changedBy }),
    changedText: timeText(changedAt, site),
    ...(scheduledAt && { scheduledText: timeText(scheduledAt, site) }),
    ...(scheduleError !== null && { scheduleError }),
    ...(removedAt && { deletedText: timeText(new Date(removedAt.getTime() + BIN_DAYS * DAY_MS), site) }),
  };
}
