import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table cart add column changed_on date not null default (now() at time zone 'UTC')::date`,
  `update cart set changed_on = (updated_at at time zone 'UTC')::date`,
  `alter table cart drop column updated_at`,
  `create index cart_age on cart (changed_on) where order_id is null`,
  // Room for the next version of a row on its own page: only there it is no new entry in any index.
  `alter table cart set (fillfactor = 85)`,
  `alter table cart_line drop constraint cart_line_site_id_fkey`,
  `alter table cart_write drop constraint cart_write_site_id_fkey`,
];

/**
 * What every change of a cart writes costs less: the day of a change and not its moment is in an index, and no change locks
 * the row of the site. A site's lines and remembered changes still go with it, since its carts do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
