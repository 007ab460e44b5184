import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { SpamReason, SubmissionFilter, SubmissionState } from 'shared-types/admin/forms/submissions';
import type { Database } from '../../platform/schema/database';
import type { SubmissionsQuery } from './submissions-question';

export interface StoredSubmission {
  readonly id: string;
  readonly formId: string;
  /** The form's title when it was sent. */
  readonly title: string;
  /** The page's title when it was sent; empty if unknown. */
  readonly pageTitle: string;
  readonly pagePath: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly receivedAt: Date;
  readonly readAt: Date | null;
  readonly spamReason: SpamReason | null;
}

export type SubmissionsFilter = Pick<SubmissionsQuery, 'question' | 'from' | 'to'> & { readonly siteId: string };

/** Unread first, then newest first. */
export async function findSubmissions(
  db: Database,
  filter: SubmissionsFilter,
  { skip, most }: { readonly skip: number; readonly most: number },
): Promise<StoredSubmission[]> {
  return selectStored(matchingSubmissions(db, filter))
    .orderBy(sql`read_at is null`, 'desc')
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .offset(skip)
    .limit(most)
    .execute();
}

export async function countSubmissions(
  db: Database,
  filter: SubmissionsFilter,
): Promise<{ readonly count: number; readonly unread: number }> {
  const { count, unread } = await matchingSubmissions(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(sql<number>`count(*) filter (where read_at is null)`.as('unread'))
    .executeTakeFirstOrThrow();
  return { count: Number(count), unread: Number(unread) };
}

/** The submission, which from now on is read. */
export async function openSubmission(
  db: Database,
  { siteId, id }: { readonly siteId: string; readonly id: string },
): Promise<StoredSubmission | undefined> {
  await markSubmissions(ofSite(db, siteId, [id]), 'read');
  return selectStored(
    db.selectFrom('form_submission').where('site_id', '=', siteId).where('id', '=', id),
  ).executeTakeFirst();
}

/** Marks some submissions of a site, and returns how many were not marked so before. */
export function markSome(
  db: Database,
  { siteId, ids, to }: { readonly siteId: string; readonly ids: readonly string[]; readonly to: SubmissionState },
): Promise<number> {
  return ids.length === 0 ? Promise.resolve(0) : markSubmissions(ofSite(db, siteId, ids), to);
}

/** Marks all submissions of the filter, and returns how many were not marked so before. */
export function markMatching(db: Database, filter: SubmissionsFilter, to: SubmissionState): Promise<number> {
  const ids = matchingSubmissions(db, filter).select('id');
  return markSubmissions(db.updateTable('form_submission').where('id', 'in', ids), to);
}

function ofSite(db: Database, siteId: string, ids: readonly string[]) {
  return db.updateTable('form_submission').where('site_id', '=', siteId).where('id', 'in', ids);
}

async function markSubmissions(submissions: ReturnType<typeof ofSite>, to: SubmissionState): Promise<number> {
  const { numUpdatedRows } = await submissions
    .where('read_at', to === 'read' ? 'is' : 'is not', null)
    .set({ read_at: to === 'read' ? sql<Date>`now()` : null })
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export interface SubmittedFormRow {
  readonly formId: string;
  /** Title, page title and path of its newest submission. */
  readonly title: string;
  readonly pageTitle: string;
  readonly pagePath: string;
  readonly count: number;
  readonly unread: number;
}

/** The forms of a site's submissions, in quarantine or not. */
export async function findSubmittedForms(
  db: Database,
  { siteId, folder }: { readonly siteId: string; readonly folder: SubmissionsFilter['question']['folder'] },
): Promise<SubmittedFormRow[]> {
  const newest = (value: RawBuilder<unknown>) =>
    sql<string>`coalesce((array_agg(${value} order by received_at desc))[1], '')`;
  const rows = await db
    .selectFrom('form_submission')
    .where('site_id', '=', siteId)
    .where('quarantined_at', folder === 'spam' ? 'is not' : 'is', null)
    .groupBy('form_id')
    .select('form_id as formId')
    .select([
      newest(sql`details ->> 'objectName'`).as('title'),
      newest(sql`details ->> 'pageTitle'`).as('pageTitle'),
      newest(sql`page_path`).as('pagePath'),
    ])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(sql<number>`count(*) filter (where read_at is null)`.as('unread'))
    .execute();
  return rows.map(({ count, unread, ...form }) => ({ ...form, count: Number(count), unread: Number(unread) }));
}

/** Ids of all fields that submissions of a form have answers to. */
export async function findAnsweredFields(
  db: Database,
  { siteId, formId }: { readonly siteId: string; readonly formId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct jsonb_object_keys(fields) as id from form_submission
    where site_id = ${siteId} and form_id = ${formId} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The submissions of a filter. */
export function matchingSubmissions(
  db: Database,
  { siteId, question: { form, state, folder, search }, from, to }: SubmissionsFilter,
) {
  return db
    .selectFrom('form_submission')
    .where('site_id', '=', siteId)
    .where('quarantined_at', folder === 'spam' ? 'is not' : 'is', null)
    .$if(form !== '', (query) => query.where('form_id', '=', form))
    .$if(state !== '', (query) => query.where(STATES[state as SubmissionFilter]))
    .$if(from !== undefined, (query) => query.where('received_at', '>=', from ?? new Date()))
    .$if(to !== undefined, (query) => query.where('received_at', '<', to ?? new Date()))
    .$if(search !== '', (query) =>
      query.where(sql<SqlBool>`strpos(lower(${ANSWERS}), lower(${search})) > 0 or number = upper(${search})`),
    );
}

/** The condition of each state. */
const STATES: Readonly<Record<SubmissionFilter, RawBuilder<SqlBool>>> = {
  unread: sql<SqlBool>`read_at is null`,
  read: sql<SqlBool>`read_at is not null`,
  undelivered: sql<SqlBool>`exists (
    select from submission_step where submission_id = form_submission.id and submission_step.state = 'failed')`,
};

/** All answers of a submission, without the ids of fields; parts of one answer follow each other. */
const ANSWERS = sql<string>`(
  select regexp_replace(string_agg(answer #>> '{}', ' '), '\\s+', ' ', 'g')
  from jsonb_path_query(fields, 'strict $.** ? (@.type() == "string" || @.type() == "number")') as answer)`;

/** Selects what is shown of submissions. */
export function selectStored(submissions: ReturnType<typeof matchingSubmissions>) {
  return submissions
    .select(['id', 'form_id as formId', 'page_path as pagePath', 'fields', 'received_at as receivedAt'])
    .select(['read_at as readAt', 'spam_reason as spamReason'])
    .select(sql<string>`coalesce(details ->> 'objectName', '')`.as('title'))
    .select(sql<string>`coalesce(details ->> 'pageTitle', '')`.as('pageTitle'));
}
