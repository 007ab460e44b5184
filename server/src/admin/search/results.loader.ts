import { ADMIN_SEARCH_MOST, ADMIN_SEARCH_PARAMETER } from 'shared-types/admin/search';
import { languageOf } from '../../platform/language';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { searchAdmin } from './search-admin';

/** What the account finds by the query of the address. */
export const searchResultsLoader = {
  name: 'admin/search/results',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'admin.open')) return null;
    const typed = query.get(ADMIN_SEARCH_PARAMETER) ?? '';
    return searchAdmin({ db, site, account, language: languageOf(site), typed, most: ADMIN_SEARCH_MOST.page });
  },
} satisfies Loader<'admin/search/results'>;
