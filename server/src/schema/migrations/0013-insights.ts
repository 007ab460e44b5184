import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Errors are looked at one by one, and are few among all that pages tell.
  `create index telemetry_record_error on telemetry_record (site_id, at) where kind = 'error'`,
  `create index customer_order_time on customer_order (site_id, placed_at)`,
];

/** Finds what the pages of figures ask for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
