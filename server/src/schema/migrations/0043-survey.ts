import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Without a rating it was put off. What was said stays when the account goes, and says no more by whom.
  `create table survey_answer (
    id bigint generated always as identity primary key,
    site_id uuid references site on delete set null,
    account_id uuid references account on delete set null,
    quarter text not null,
    cohort text not null check (cohort in ('A', 'B', 'C', 'D', 'E')),
    rating int check (rating between 1 and 5),
    text text not null default '' check (length(text) <= 1000),
    said_at timestamptz not null default now(),
    unique (account_id, quarter),
    check (rating is not null or text = '')
  )`,
  `create index survey_answer_quarter on survey_answer (quarter, cohort)`,
  `create index survey_answer_site on survey_answer (site_id)`,
];

/** How the people who run sites say that they get on, once a quarter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
