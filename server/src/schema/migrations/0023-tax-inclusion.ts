import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table price_change drop constraint price_change_kind_check`,
  `alter table price_change add constraint price_change_kind_check
    check (kind in ('coupon', 'shipping', 'tax', 'inclusion'))`,
];

/** Owners change whether prices include the taxes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
