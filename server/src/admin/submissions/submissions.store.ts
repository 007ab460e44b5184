import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';

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
}

export interface SubmissionRange {
  readonly siteId: string;
  readonly skip: number;
  readonly most: number;
}

export async function findSubmissions(
  db: Database,
  { siteId, skip, most }: SubmissionRange,
): Promise<StoredSubmission[]> {
  const rows = await db
    .selectFrom('form_submission')
    .select(['id', 'form_id', 'page_path', 'fields', 'received_at'])
    .select(sql<string | null>`details ->> 'objectName'`.as('title'))
    .select(sql<string | null>`details ->> 'pageTitle'`.as('pageTitle'))
    .where('site_id', '=', siteId)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .offset(skip)
    .limit(most)
    .execute();
  return rows.map(
    ({ id, form_id: formId, page_path: pagePath, fields, received_at: receivedAt, title, pageTitle }) => ({
      id,
      formId,
      title: title ?? '',
      pageTitle: pageTitle ?? '',
      pagePath,
      fields,
      receivedAt,
    }),
  );
}

export async function countSubmissions(db: Database, siteId: string): Promise<number> {
  const { count } = await db
    .selectFrom('form_submission')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
