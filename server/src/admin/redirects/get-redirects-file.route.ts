import { Readable } from 'node:stream';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { REDIRECTS_CALLS } from 'shared-types/admin/pages/redirects';
import { languageOf } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { redirectToSignIn } from '../../site/page/find/page-access';
import { sendAsFile } from '../../site/page/send/security-headers';
import { findRedirects, type ListedRedirect } from '../../site/redirects/find-redirects';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import { csvLines, writeCsv } from '../csv/write-csv';
import { REDIRECTS_MESSAGES } from './redirects.messages';

/** Rows that are in memory at once. */
const BATCH = 1000;

/** `getRedirectsFile`: all redirects of the site as CSV, which the import reads. */
export const getRedirectsFileRoute: Route = (app, { db }) => {
  const { method, path } = REDIRECTS_CALLS.getRedirectsFile;
  app.route({
    method,
    url: path,
    config: { access: 'pages.publish' },
    handler: async (request, reply) => {
      const site = siteOf(request);
      const account = await accountOf(db, request);
      if (!account) return redirectToSignIn(request, reply, ADMIN_PATH.redirects);
      if (!mayDo(account, 'pages.publish')) return refuse(reply, 'site/not-allowed');
      const today = new Date(Date.now()).toISOString().slice(0, 10);
      return sendAsFile(reply)
        .header('content-type', 'text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="${site.identifier}-redirects-${today}.csv"`)
        .header('cache-control', 'private, no-store')
        .send(Readable.from(csvOf(db, site)));
    },
  });
};

async function* csvOf(db: Database, site: Site): AsyncGenerator<string, void> {
  yield writeCsv([Object.values(REDIRECTS_MESSAGES[languageOf(site)].fileColumns)]);
  const filter = { siteId: site.id, search: '' };
  let rows = await findRedirects(db, filter, { most: BATCH });
  while (rows.length > 0) {
    yield csvLines(rows.map(cellsOf));
    rows = await findRedirects(db, filter, { after: rows.at(-1)?.from ?? '', most: BATCH });
  }
}

function cellsOf({ from, to, temporary, hits, lastAt }: ListedRedirect): string[] {
  return [from, to, temporary ? '302' : '301', String(hits), lastAt?.toISOString() ?? ''];
}
