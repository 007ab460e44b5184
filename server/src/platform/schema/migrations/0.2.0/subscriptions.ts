export const SUBSCRIPTIONS: readonly string[] = [
  // The next cycle, its day and the time of the next attempt are set together or not at all. notified_cycle outlives the email
  // that reported the delay, so that the delay of a cycle is reported once.
  `create table subscription (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    plan jsonb not null,
    origin text not null,
    started_on date not null,
    next_cycle int check (next_cycle > 0),
    next_on date,
    try_at timestamptz,
    notified_cycle int check (notified_cycle > 0),
    ended_as text check (ended_as in ('buyer', 'owner', 'unpaid')),
    ended_by text not null default '',
    created_at timestamptz not null default now(),
    check ((next_cycle is null) = (next_on is null) and (next_cycle is null) = (try_at is null)),
    check (ended_as is null or next_cycle is null)
  )`,
  `create index subscription_due on subscription (try_at) where try_at is not null`,
  `create index subscription_site on subscription (site_id)`,
  `create table subscription_order (
    order_id uuid primary key references customer_order on delete cascade,
    site_id uuid not null references site on delete cascade,
    subscription_id uuid not null references subscription on delete cascade,
    cycle int not null check (cycle >= 0),
    unique (subscription_id, cycle)
  )`,
  `create index subscription_order_site on subscription_order (site_id)`,
];
