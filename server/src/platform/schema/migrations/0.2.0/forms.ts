export const FORMS: readonly string[] = [
  `create table form_submission (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    form_id uuid not null,
    key text not null,
    page_path text not null,
    fields jsonb not null,
    details jsonb not null,
    received_at timestamptz not null default now(),
    unique (site_id, key)
  )`,
  `create index form_submission_time on form_submission (site_id, received_at desc, id)`,
];
