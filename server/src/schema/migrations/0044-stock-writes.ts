import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // It hangs on nothing, as those of carts: it is forgotten after a day, whether site and variant are there then or not.
  `create table stock_write (
    site_id uuid not null,
    key text not null,
    variant_id uuid not null,
    how text not null,
    pieces int not null,
    made_at timestamptz not null default now(),
    primary key (site_id, key)
  )`,
  `create index stock_write_age on stock_write (made_at)`,
];

/** Changes of stocks are remembered by their keys, and can be found by age. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
