import { NO_REDIRECT_PARAMETER } from 'shared-types/admin/admin-path';
import { languageOf } from '../../platform/language';
import type { Loader } from '../../site/page/loader';
import { placeOf, breadcrumbsTo } from './place';
import { groupsFor } from './groups-for';
import { countWaiting } from './waiting.store';

/**
 * The frame around the pages of the admin area: what the account may open, what waits for it, and where it is. Without an
 * account, and on pages that everybody may open, only the way to the site.
 */
export const navigationLoader = {
  name: 'admin/frame/navigation',
  scope: 'visitor',
  load: async ({ services: { db }, site, page, visitor: { account }, entryName }) => {
    const sitePath = `${site.root || '/'}?${NO_REDIRECT_PARAMETER}`;
    if (!account) return { sitePath, groups: [], above: [] };
    const { id, displayName, email } = account;
    const view = { sitePath, account: { id, displayName, email } };
    if (page.page.needs === undefined) return { ...view, groups: [], above: [] };
    const language = languageOf(site);
    const place = placeOf(page);
    // The page itself comes first: a submission that it opens no longer waits.
    const name = await entryName();
    const waiting = await countWaiting(db, site.id, account);
    return {
      ...view,
      groups: groupsFor(account, { language, place, waiting }),
      ...breadcrumbsTo(place, { language, name }),
    };
  },
} satisfies Loader<'admin/frame/navigation'>;
