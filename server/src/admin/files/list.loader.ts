import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { FILES_PARAMETER } from 'shared-types/admin/files/files';
import { summarizeFiles } from '../../site/library/find-files';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { filesPage } from './files-page';
import { doneIn, layoutIn } from './files-query';

/** The files of a site, for every account of the admin area; some may change them. */
export const filesLoader = {
  name: 'admin/files/list',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'files.read')) return null;
    const [page, summary] = await Promise.all([filesPage(db, site, query), summarizeFiles(db, site.id)]);
    const done = doneIn(query);
    return {
      ...page,
      ...summary,
      layout: layoutIn(query),
      isEditor: mayDo(account, 'files.edit'),
      address: addressOf(query),
      ...(done && { done }),
    };
  },
} satisfies Loader<'admin/files/list'>;

/** This page without the message about what was done. */
function addressOf(query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  kept.delete(FILES_PARAMETER.done);
  return kept.size > 0 ? `${ADMIN_PATH.files}?${kept}` : ADMIN_PATH.files;
}
