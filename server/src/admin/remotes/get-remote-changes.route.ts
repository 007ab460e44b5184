import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { REMOTES_CALLS } from 'shared-types/admin/remotes';
import { refuse } from '../../site/request/refusal';
import type { Route } from '../../site/services';
import { siteOf } from '../../site/request/site-of-request';
import { languageOf, type Language } from '../../platform/language';
import { redirectToSignIn } from '../../site/page/find/page-access';
import { sendAsFile } from '../../site/page/send/security-headers';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import { writeCsv } from '../csv/write-csv';
import { differencesOf } from './differences';
import { lastChanges, type StoredChange } from './release-changes.store';
import { REMOTES_MESSAGES } from './remotes.messages';

/** More rows than spreadsheets open easily. */
const MOST_ROWS = 100_000;

/** `getRemoteChanges`: who changed what is live, when and why, as a CSV file. */
export const getRemoteChangesRoute: Route = (app, { db }) => {
  const { method, path } = REMOTES_CALLS.getRemoteChanges;
  app.route({
    method,
    url: path,
    config: { access: 'remotes.read' },
    handler: async (request, reply) => {
      const account = await accountOf(db, request);
      if (!account) return redirectToSignIn(request, reply, ADMIN_PATH.remotes);
      if (!mayDo(account, 'remotes.read')) return refuse(reply, 'site/not-allowed');
      const changes = await lastChanges(db, { most: MOST_ROWS });
      const today = new Date(Date.now()).toISOString().slice(0, 10);
      return sendAsFile(reply)
        .header('content-type', 'text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="remotes-${today}.csv"`)
        .header('cache-control', 'private, no-store')
        .send(writeCsv(rowsOf(changes, languageOf(siteOf(request)))));
    },
  });
};

function rowsOf(changes: readonly StoredChange[], language: Language): string[][] {
  const { columns, what } = REMOTES_MESSAGES[language];
  return [
    Object.values(columns),
    ...changes.map(({ serial, at, remote, who, reason, before, after, undoes }) => [
      String(serial),
      at.toISOString(),
      remote,
      who,
      reason,
      differencesOf(before, after).map(what).join('; '),
      undoes === null ? '' : String(undoes),
    ]),
  ];
}
