import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table coupon
    add column document_key text,
    add column is_kept boolean not null default false,
    add column removed_at timestamptz`,
  `update coupon set document_key = code_key`,
  `alter table coupon drop constraint coupon_site_id_code_key_key`,
  `create unique index coupon_code on coupon (site_id, code_key) where removed_at is null`,
  `alter table shipping_option add column is_off boolean not null default false`,
  `alter table tax_rule add column is_off boolean not null default false`,
  `create table price_change (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    kind text not null check (kind in ('coupon', 'shipping', 'tax')),
    rule_id uuid not null,
    account_id uuid references account on delete set null,
    changed_by text not null,
    state jsonb,
    changed_at timestamptz not null default now()
  )`,
  `create index price_change_rule on price_change (site_id, kind, rule_id, id)`,
  `create index price_change_account on price_change (account_id)`,
];

/** Coupons, ways to send goods and tax rules that owners have changed, switched off and removed, and who did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
