import { PAGE_DRAFT_PATH } from 'shared-types/admin/pages/page-draft';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { specialPageEntries } from '../special-pages/special-page-entries';

/** The lock screen of each language, for accounts that may publish pages. */
export const lockScreenLoader = {
  name: 'admin/lock-screen/pages',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account } }) => {
    if (!account || !mayDo(account, 'pages.publish')) return null;
    const previewOf = (pageId: string) => PAGE_DRAFT_PATH.replace(':pageId', pageId);
    return { pages: await specialPageEntries(db, { site, kind: 'lock-screen', previewOf }) };
  },
} satisfies Loader<'admin/lock-screen/pages'>;
