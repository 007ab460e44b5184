import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table cart_write (
    cart_id uuid not null references cart on delete cascade,
    site_id uuid not null references site on delete cascade,
    identity text not null,
    title text not null,
    revision bigint not null,
    primary key (cart_id, identity)
  )`,
  `alter table cart add column opener_hash text, add column opener_salt text`,
  `create index cart_opener on cart (site_id, opener_hash) where order_id is null`,
  `create index cart_age on cart (updated_at) where order_id is null`,
];

/** Changes of a cart are remembered by their keys, carts by the browser that opened them, and both can be found by age. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
