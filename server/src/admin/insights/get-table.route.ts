import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { INSIGHTS_CALLS, INSIGHTS_TABLE_PARAMETER, INSIGHTS_TABLES } from 'shared-types/admin/insights/insights';
import { refuse } from '../../site/request/refusal';
import type { Route } from '../../site/services';
import { dayIn } from '../../platform/time-zone/local-day';
import { siteOf } from '../../site/request/site-of-request';
import { redirectToSignIn } from '../../site/page/find/page-access';
import { sendAsFile } from '../../site/page/send/security-headers';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import { fileRows } from './figure-table';
import { INSIGHTS_PAGES, pathTo, type InsightsPage } from './insights-frame';
import { INSIGHTS_TABLE } from './insights-tables';
import { periodOf, type Period } from './period';
import { writeCsv } from '../csv/write-csv';

const ACCESS = Object.values(INSIGHTS_PAGES);

/**
 * `getTable`: a table as a CSV file, for accounts that may open its page.
 * @implements ROLE-04
 */
export const getTableRoute: Route = (app, { db }) => {
  const { method, path } = INSIGHTS_CALLS.getTable;
  app.route({
    method,
    url: path,
    config: { access: ACCESS },
    handler: async (request, reply) => {
      const site = siteOf(request);
      const query = new URL(request.url, 'http://site').searchParams;
      const requested = query.get(INSIGHTS_TABLE_PARAMETER);
      const name = INSIGHTS_TABLES.find((one) => one === requested);
      const table = name && INSIGHTS_TABLE[name];
      const account = await accountOf(db, request);
      if (!account) return redirectToSignIn(request, reply, table ? pageAddress(table.page, query) : ADMIN_PATH.home);
      const wanted = table ? [INSIGHTS_PAGES[table.page]] : ACCESS;
      if (!wanted.some((capability) => mayDo(account, capability))) return refuse(reply, 'site/not-allowed');
      if (!table) return refuse(reply, 'site/not-found');
      const rows = fileRows(await table.load({ db, site, query }));
      const fileName = `${site.identifier}-${name}-${daysOf(periodOf(query, new Date(Date.now()), site))}.csv`;
      return sendAsFile(reply)
        .header('content-type', 'text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .header('cache-control', 'private, no-store')
        .send(writeCsv(rows));
    },
  });
};

/** The address of the table's page, with the rest of the query. */
function pageAddress(page: InsightsPage, query: URLSearchParams): string {
  const { [INSIGHTS_TABLE_PARAMETER]: _, ...parameters } = Object.fromEntries(query);
  return pathTo(page, parameters);
}

/** `2026-11-16-2026-11-22`: the first and the last day of a period. */
function daysOf({ from, to, timeZone }: Pick<Period, 'from' | 'to' | 'timeZone'>): string {
  return `${dayIn(timeZone, from)}-${dayIn(timeZone, new Date(to.getTime() - 1))}`;
}
