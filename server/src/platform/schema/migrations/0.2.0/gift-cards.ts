export const GIFT_CARDS: readonly string[] = [
  // A gift card has no code until its order is paid. Its balance and its uses add up to its worth.
  `create table gift_card (
    id uuid primary key default gen_random_uuid(),
    site_id uuid not null references site on delete cascade,
    order_id uuid not null unique references customer_order on delete cascade,
    code_hash text,
    ending text not null default '',
    recipient_name text not null,
    recipient_email text not null,
    message text not null,
    currency text not null,
    worth_cents bigint not null check (worth_cents > 0),
    balance_cents bigint not null default 0 check (balance_cents between 0 and worth_cents),
    ended_at timestamptz,
    created_at timestamptz not null default now(),
    unique (site_id, code_hash)
  )`,
  `create table gift_card_use (
    order_id uuid primary key references customer_order on delete cascade,
    site_id uuid not null references site on delete cascade,
    gift_card_id uuid not null references gift_card on delete cascade,
    cents bigint not null check (cents > 0)
  )`,
  `create index gift_card_use_card on gift_card_use (gift_card_id)`,
  `create index gift_card_use_site on gift_card_use (site_id)`,
];
