export const HTTP: readonly string[] = [
  // Unlogged: counts of a few minutes need not survive a crash, and are written often.
  `create unlogged table rate_window (
    site_id uuid not null references site on delete cascade,
    bucket text not null,
    ends_at timestamptz not null,
    count int not null,
    primary key (site_id, bucket)
  )`,
];
