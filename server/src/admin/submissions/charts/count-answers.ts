import { sql } from 'kysely';
import type { Database } from '../../../platform/schema/database';
import { matchingSubmissions, type SubmissionsFilter } from '../submissions.store';

/** Number of submissions per answer. */
export type AnswerCounts = ReadonlyMap<string, number>;

/** Counts the answers to a field with options; a checkbox counts for each of its checked options. */
export async function countChoices(db: Database, filter: SubmissionsFilter, fieldId: string): Promise<AnswerCounts> {
  const submissions = matchingSubmissions(db, filter).select(['id', 'fields']);
  const { rows } = await sql<{ answer: string; count: string }>`
    select choice #>> '{}' as answer, count(distinct submission.id) as count
    from ${submissions} as submission, jsonb_path_query(submission.fields -> ${fieldId}::text, '$[*]') as choice
    where jsonb_typeof(choice) = 'string' and choice #>> '{}' <> ''
    group by answer order by answer`.execute(db);
  return new Map(rows.map(({ answer, count }) => [answer, Number(count)]));
}

/** Counts the answers to the questions of a likert scale, by question. */
export async function countLikert(
  db: Database,
  filter: SubmissionsFilter,
  fieldId: string,
): Promise<ReadonlyMap<string, AnswerCounts>> {
  const submissions = matchingSubmissions(db, filter).select(['id', 'fields']);
  const { rows } = await sql<{ question: string; answer: string; count: string }>`
    select question, choice #>> '{}' as answer, count(distinct submission.id) as count
    from (select id, case when jsonb_typeof(fields -> ${fieldId}::text) = 'object' then fields -> ${fieldId}::text end as scale
      from ${submissions} as matching) as submission,
      jsonb_each(submission.scale) as line (question, choices), jsonb_path_query(choices, '$[*]') as choice
    group by question, answer`.execute(db);
  const counts = new Map<string, Map<string, number>>();
  for (const { question, answer, count } of rows)
    counts.set(question, (counts.get(question) ?? new Map<string, number>()).set(answer, Number(count)));
  return counts;
}
