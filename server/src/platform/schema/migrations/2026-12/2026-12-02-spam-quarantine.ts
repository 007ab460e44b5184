import { sql, type Kysely } from 'kysely';

/** Submissions in quarantine, and what the filter of each site has learned from its owners. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table form_submission
    add column quarantined_at timestamptz,
    add column spam_reason text check (spam_reason in ('bot', 'words', 'service', 'marked')),
    add column learned_as text check (learned_as in ('spam', 'not-spam')),
    add check ((quarantined_at is null) = (spam_reason is null))`.execute(db);
  await sql`create index form_submission_quarantine on form_submission (site_id, quarantined_at)
    where quarantined_at is not null`.execute(db);
  await sql`create table spam_filter (
    site_id uuid primary key references site on delete cascade,
    spam int not null check (spam >= 0),
    not_spam int not null check (not_spam >= 0)
  )`.execute(db);
  await sql`create table spam_word (
    site_id uuid not null references site on delete cascade,
    word text not null,
    spam int not null check (spam >= 0),
    not_spam int not null check (not_spam >= 0),
    primary key (site_id, word)
  )`.execute(db);
}
