import { sql, type Kysely } from 'kysely';

/** Domains that owners connect to their sites, and what the last check of each has found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table site_domain (
    site_id uuid not null references site on delete cascade,
    domain text not null,
    token text not null,
    added_at timestamptz not null default now(),
    is_main boolean not null default false,
    txt_state text,
    txt_found text[] not null default '{}',
    address_state text,
    address_found text[] not null default '{}',
    addresses text[] not null default '{}',
    is_silent boolean not null default false,
    is_taken boolean not null default false,
    checked_at timestamptz,
    check_due_at timestamptz not null default now(),
    verified_at timestamptz,
    lost_since timestamptz,
    ended_at timestamptz,
    certificate_state text,
    certificate_until timestamptz,
    certificate_seen_at timestamptz,
    primary key (site_id, domain)
  )`.execute(db);
  await sql`create unique index site_domain_verified on site_domain (domain) where verified_at is not null`.execute(db);
  await sql`create unique index site_domain_main on site_domain (site_id) where is_main`.execute(db);
  await sql`create index site_domain_due on site_domain (check_due_at)`.execute(db);
}
