import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';
import type { TagsStep } from '../../platform/schema/tables/site.tables';
import type { FormerTag } from './former-tags';

interface NewLastChange {
  readonly siteId: string;
  /** Name of the account that made it. */
  readonly by: string;
  readonly note: string;
  readonly steps: readonly TagsStep[];
  /** The former tags before the change. */
  readonly former: readonly FormerTag[];
}

/** The last change of the tags of a site. */
export interface LastChange extends Omit<NewLastChange, 'siteId'> {
  readonly id: string;
  readonly at: Date;
}

/** Replaces the change before. */
export async function saveLastChange(
  transaction: Transaction<Tables>,
  { siteId, by, note, steps, former }: NewLastChange,
): Promise<void> {
  await transaction.deleteFrom('tag_change').where('site_id', '=', siteId).execute();
  const values = { changed_by: by, note, steps: JSON.stringify(steps), former: JSON.stringify(former) };
  await transaction
    .insertInto('tag_change')
    .values({ site_id: siteId, ...values })
    .execute();
}

/** Undefined if nobody has changed tags, or the last change was undone. */
export async function findLastChange(db: Kysely<Tables>, siteId: string): Promise<LastChange | undefined> {
  const rows = db.selectFrom('tag_change').selectAll().where('site_id', '=', siteId);
  const row = await rows.executeTakeFirst();
  return (
    row && { id: row.id, at: row.changed_at, by: row.changed_by, note: row.note, steps: row.steps, former: row.former }
  );
}

export async function deleteLastChange(transaction: Transaction<Tables>, siteId: string): Promise<void> {
  await transaction.deleteFrom('tag_change').where('site_id', '=', siteId).execute();
}
