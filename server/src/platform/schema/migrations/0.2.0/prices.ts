/** What a store charges by: shipping methods, coupons and tax rules, and how owners change them. */
export const PRICES: readonly string[] = [
  `create table shipping_option (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    position int not null,
    name text not null,
    cost_cents bigint not null check (cost_cents >= 0),
    countries text[] not null,
    states text[] not null default '{}',
    zip_prefixes text[] not null default '{}',
    weight_steps jsonb,
    free_from_cents bigint check (free_from_cents >= 0),
    is_off boolean not null default false
  )`,
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
    document_key text,
    is_kept boolean not null default false,
    removed_at timestamptz,
    check (
      (kind = 'percent' and rate_basis_points between 1 and 10000 and amount_cents is null)
      or (kind = 'fixed' and amount_cents > 0 and rate_basis_points is null)
      or (kind = 'shipping' and amount_cents is null and rate_basis_points is null)
    )
  )`,
  // The code of a removed coupon can be used again.
  `create unique index coupon_code on coupon (site_id, code_key) where removed_at is null`,
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
    product_types int[] not null,
    is_off boolean not null default false
  )`,
  `create index tax_rule_site on tax_rule (site_id, position)`,
  `create table price_change (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    kind text not null check (kind in ('coupon', 'shipping', 'tax', 'inclusion', 'unpaid')),
    rule_id uuid not null,
    account_id uuid references account on delete set null,
    changed_by text not null,
    state jsonb,
    changed_at timestamptz not null default now()
  )`,
  `create index price_change_rule on price_change (site_id, kind, rule_id, id)`,
  `create index price_change_account on price_change (account_id)`,
];
