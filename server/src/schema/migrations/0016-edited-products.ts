import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table product
    add column document_slug text,
    add column is_kept boolean not null default false,
    add column removed_at timestamptz`,
  `update product set document_slug = slug`,
  `alter table product drop constraint product_site_id_slug_key`,
  `create unique index product_slug on product (site_id, slug) where removed_at is null`,
  `alter table variant add column removed_at timestamptz`,
  `alter table variant drop constraint variant_site_id_sku_key`,
  `create unique index variant_sku on variant (site_id, sku) where removed_at is null`,
  `alter table redirect add column is_kept boolean not null default false`,
  `create table product_change (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    product_id uuid not null references product on delete cascade,
    account_id uuid references account on delete set null,
    changed_by text not null,
    state jsonb,
    changed_at timestamptz not null default now()
  )`,
  `create index product_change_product on product_change (product_id, id)`,
  `create index product_change_site on product_change (site_id)`,
  `create index product_change_account on product_change (account_id)`,
];

/** Products that owners have changed and removed, and who did; addresses that are free again once their product is removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
