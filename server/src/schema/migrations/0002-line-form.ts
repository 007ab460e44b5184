import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table product add column form jsonb`,
  `alter table cart_line add column answers jsonb`,
  `alter table order_line add column answers jsonb`,
];

/** Products can ask their buyers something; lines keep the answers by field id, orders keep them ready to read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
