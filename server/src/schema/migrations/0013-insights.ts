import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // What is asked for is one kind and one name over a long time: an hour's other records would all be read with it.
  `alter table telemetry_hour drop constraint telemetry_hour_pkey,
    add primary key (site_id, kind, name, hour, origin, path, bucket)`,
  // Errors are looked at one by one, and are few among all that pages tell.
  `create index telemetry_record_error on telemetry_record (site_id, at) where kind = 'error'`,
  `create index customer_order_time on customer_order (site_id, placed_at)`,
];

/** Finds what the pages of figures ask for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
