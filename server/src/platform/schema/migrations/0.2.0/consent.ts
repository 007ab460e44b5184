export const CONSENT: readonly string[] = [
  `create table consent_receipt (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    choice text not null check (choice in ('accepted', 'declined')),
    shown jsonb not null,
    given_at timestamptz not null default now()
  )`,
];
