export const MAIL: readonly string[] = [
  `create table mail_outbox (
    id uuid primary key default gen_random_uuid(),
    site_id uuid not null references site on delete cascade,
    recipient text not null,
    subject text not null,
    body text,
    html text,
    about text,
    due_at timestamptz not null default now(),
    attempts int not null default 0,
    created_at timestamptz not null default now(),
    is_limited boolean not null default false,
    scheduled_at timestamptz not null default now(),
    sent_at timestamptz,
    last_error text
  )`,
  `create index mail_outbox_due on mail_outbox (due_at) where body is not null`,
  `create index mail_outbox_created on mail_outbox (created_at)`,
  `create unique index mail_outbox_about on mail_outbox (site_id, about)`,
  // Counts the emails of a recipient that nobody asked for.
  `create index mail_outbox_limited on mail_outbox (site_id, lower(recipient), scheduled_at) where is_limited`,
];
