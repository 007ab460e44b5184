import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table order_hold (
    order_id uuid primary key references customer_order on delete cascade,
    site_id uuid not null references site on delete cascade,
    origin text not null,
    held_until timestamptz,
    released_at timestamptz,
    gift_card_id uuid,
    coupon_ids uuid[] not null default '{}',
    counted text[] not null default '{}',
    placed_at timestamptz not null default now()
  )`,
  `create index order_hold_site on order_hold (site_id)`,
  `create index order_hold_due on order_hold (held_until) where released_at is null`,
  `create index order_hold_counted on order_hold (placed_at) where counted <> '{}'`,
  `alter table price_change drop constraint price_change_kind_check`,
  `alter table price_change add constraint price_change_kind_check
    check (kind in ('coupon', 'shipping', 'tax', 'inclusion', 'unpaid'))`,
  `alter table mail_outbox
    add column is_limited boolean not null default false,
    add column scheduled_at timestamptz not null default now()`,
  `update mail_outbox set scheduled_at = created_at`,
  `create index mail_outbox_limited on mail_outbox (site_id, lower(recipient), scheduled_at) where is_limited`,
];

/**
 * Unpaid orders reserve their items for a time, and emails that nobody has asked for are limited by recipient. Orders placed
 * before have no hold: they stay until somebody pays or cancels them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
