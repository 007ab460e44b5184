import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { PREVIEW_DAYS } from 'shared-types/admin/pages/page-settings';
import { tokenHash } from '../../platform/http/token-hash';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { lockDraft, type Author, type PageKey } from './drafts.store';

const TOKEN_BYTES = 32;

export interface CreatedPreviewLink {
  /** Told once: only its hash is stored. */
  readonly token: string;
  readonly until: Date;
}

/** Creates a link that shows the draft of a page to whoever has it; undefined for a page that is gone. */
export function createPreviewLink(
  db: Database,
  { author, ...page }: PageKey & { readonly author: Author },
): Promise<CreatedPreviewLink | undefined> {
  return db.transaction().execute(async (transaction) => {
    const draft = await lockDraft(transaction, page, author);
    if (!draft || draft.removed_at) return undefined;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const { until } = await transaction
      .insertInto('preview_link')
      .values({
        ...{ token_hash: tokenHash(token), page_id: page.pageId, site_id: page.siteId, account_id: author.id },
        until: sql<Date>`now() + make_interval(days => ${PREVIEW_DAYS})`,
      })
      .returning('until')
      .executeTakeFirstOrThrow();
    return { token, until };
  });
}

/** The page that a link of the site shows; undefined for a link that has ended. */
export async function findPreviewedPage(
  db: Kysely<Tables>,
  { siteId, token }: { readonly siteId: string; readonly token: string },
): Promise<string | undefined> {
  const link = await db
    .selectFrom('preview_link')
    .select('page_id as pageId')
    .where('site_id', '=', siteId)
    .where('token_hash', '=', tokenHash(token))
    .where('until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return link?.pageId;
}

/** Ends all links to the draft of a page. */
export async function revokePreviewLinks(db: Database, { siteId, pageId }: PageKey): Promise<void> {
  await db.deleteFrom('preview_link').where('site_id', '=', siteId).where('page_id', '=', pageId).execute();
}

/** Number of links that work, and until when the last one does. */
export async function findPreviewLinks(
  db: Kysely<Tables>,
  { siteId, pageId }: PageKey,
): Promise<{ readonly count: number; readonly until: Date | null }> {
  const { count, until } = await db
    .selectFrom('preview_link')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.max('until').as('until')])
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .where('until', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return { count: Number(count), until };
}

export async function sweepPreviewLinks(db: Database): Promise<void> {
  await db
    .deleteFrom('preview_link')
    .where('until', '<', sql<Date>`now()`)
    .execute();
}
