import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table coupon (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    code text not null,
    code_key text not null,
    kind text not null,
    rate_basis_points int,
    amount_cents bigint,
    valid_from timestamptz,
    valid_until timestamptz,
    minimum_subtotal_cents bigint not null default 0 check (minimum_subtotal_cents >= 0),
    most_uses int check (most_uses > 0),
    most_uses_per_email int check (most_uses_per_email > 0),
    is_off boolean not null default false,
    unique (site_id, code_key),
    check (
      (kind = 'percent' and rate_basis_points between 1 and 10000 and amount_cents is null)
      or (kind = 'fixed' and amount_cents > 0 and rate_basis_points is null)
      or (kind = 'shipping' and amount_cents is null and rate_basis_points is null)
    )
  )`,
  `create table coupon_use (
    coupon_id uuid not null references coupon on delete cascade,
    order_id uuid not null references customer_order on delete cascade,
    site_id uuid not null references site on delete cascade,
    email_key text not null,
    primary key (coupon_id, order_id)
  )`,
  `create index coupon_use_email on coupon_use (coupon_id, email_key)`,
  `create index coupon_use_order on coupon_use (order_id)`,
  `create index coupon_use_site on coupon_use (site_id)`,
  `create table tax_rule (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    position int not null,
    name text not null,
    country text not null,
    states text[] not null,
    zip_prefixes text[] not null,
    rate_basis_points int not null check (rate_basis_points between 0 and 10000),
    taxes_shipping boolean not null,
    product_types int[] not null
  )`,
  `create index tax_rule_site on tax_rule (site_id, position)`,
  `alter table shipping_option
    add column states text[] not null default '{}',
    add column zip_prefixes text[] not null default '{}',
    add column weight_steps jsonb,
    add column free_from_cents bigint check (free_from_cents >= 0)`,
  `alter table cart
    add column place jsonb,
    add column shipping_option_id uuid,
    add column coupon_codes text[] not null default '{}'`,
  `alter table customer_order
    add column discounts jsonb not null default '[]',
    add column taxes jsonb not null default '[]',
    add column tax_included boolean not null default false,
    drop constraint customer_order_check,
    add constraint customer_order_adds_up check (
      total_cents = subtotal_cents + shipping_cents - discount_cents + case when tax_included then 0 else tax_cents end
    ),
    add constraint customer_order_no_less check (
      discount_cents between 0 and subtotal_cents and shipping_cents >= 0 and tax_cents >= 0 and total_cents >= 0
    )`,
];

/** What an order costs: coupons and their uses, taxes, where and how a cart goes, and what an order keeps of all that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
