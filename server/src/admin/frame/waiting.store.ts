import { sql, type RawBuilder } from 'kysely';
import { WAITING_MOST } from 'shared-types/admin/frame';
import type { Database } from '../../platform/schema/database';
import { ADMIN_PAGES, type AdminPageName } from '../../site/own-pages/admin-page-table';
import { mayDo } from '../../site/session/capabilities';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { UNFULFILLED } from '../orders/orders.store';

/** How many entries of an admin page wait for somebody, by page; at most `WAITING_MOST`. */
export type WaitingCounts = Readonly<Partial<Record<AdminPageName, number>>>;

/** Queries of what waits on a page; each has an index. */
const WAITING = {
  orders: (siteId) => sql`select from customer_order
    join order_payment on order_payment.order_id = customer_order.id
    where customer_order.site_id = ${siteId} and ${UNFULFILLED}`,
  reviews: (siteId) => sql`select from review where site_id = ${siteId} and state = 'new'`,
  submissions: (siteId) => sql`select from form_submission
    where site_id = ${siteId} and read_at is null and quarantined_at is null`,
} satisfies Partial<Record<AdminPageName, (siteId: string) => RawBuilder<unknown>>>;

const NAMES = Object.keys(WAITING) as (keyof typeof WAITING)[];

/** Counts what waits on the pages that the account may open, in one query. */
export async function countWaiting(
  db: Database,
  siteId: string,
  account: Pick<SignedInAccount, 'roles' | 'platformRole'>,
): Promise<WaitingCounts> {
  const names = NAMES.filter((name) => {
    const { needs } = ADMIN_PAGES[name];
    return needs !== undefined && mayDo(account, needs);
  });
  if (names.length === 0) return {};
  const counts = names.map(
    (name) => sql`(select count(*) from (${WAITING[name](siteId)} limit ${WAITING_MOST}) as one) as ${sql.id(name)}`,
  );
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(counts)}`.execute(db);
  return Object.fromEntries(names.map((name) => [name, Number(rows[0]?.[name])]));
}
