import { sql, type Kysely } from 'kysely';

/** Orders that no cart has become, and that are about nothing anybody hands over: donations. Their lines are of no variant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customer_order
    add column kind text not null default 'goods' check (kind in ('goods', 'donation')),
    alter column cart_id drop not null,
    add constraint customer_order_cart check ((kind = 'goods') = (cart_id is not null))`.execute(db);
  await sql`alter table order_line alter column variant_id drop not null`.execute(db);
}
