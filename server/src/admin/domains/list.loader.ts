import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { domainsDoneIn } from './domains-done';
import { domainsView } from './domains-view';

/** The addresses of a site, for accounts that may change them. */
export const domainsLoader = {
  name: 'admin/domains/list',
  scope: 'query',
  load: async ({ services: { db, config }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'settings.edit')) return null;
    return { ...(await domainsView(db, site, config.appDomain)), ...domainsDoneIn(query) };
  },
} satisfies Loader<'admin/domains/list'>;
