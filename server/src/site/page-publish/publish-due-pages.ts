import { sql } from 'kysely';
import type { PageMistake } from 'shared-types/admin/pages/pages';
import { languageOf } from '../../platform/language';
import { queueEmail } from '../../platform/mail/outbox.store';
import type { Database } from '../../platform/schema/database';
import { blockEditors } from '../block-settings/block-editors';
import { readLiveSet } from '../registry/gate/live-set';
import type { Signing } from '../registry/signing';
import { publishPages } from './publish-pages';
import { SCHEDULE_MESSAGES } from './schedule.messages';

export interface DueServices {
  readonly db: Database;
  readonly signing: Signing;
}

/** Maximum per run. */
const MOST = 100;
const LONGEST_ERROR = 1000;

interface DuePage {
  readonly siteId: string;
  readonly pageId: string;
  readonly title: string;
  readonly scheduledBy: string | null;
  readonly displayName: string | null;
  readonly email: string | null;
}

/**
 * Publishes the drafts whose moment has come, each once: the publication ends the schedule in its transaction. One that
 * cannot be published becomes a draft again, with the reason, and the account that scheduled it gets an email.
 */
export async function publishDuePages({ db, signing }: DueServices): Promise<void> {
  const due = await findDue(db);
  if (due.length === 0) return;
  const editors = blockEditors((await readLiveSet({ db, signing })).remotes);
  const failures: unknown[] = [];
  for (const page of due) {
    const { siteId, pageId, scheduledBy: id, displayName } = page;
    const publication = { siteId, pages: [{ pageId }], publisher: { id, displayName }, editors, isScheduled: true };
    const outcome = await publishPages(db, publication).catch((error: unknown) => void failures.push(error));
    if (outcome?.kind === 'invalid') await noteFailure(db, page, outcome.mistakes);
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pages could not be published.`);
}

function findDue(db: Database): Promise<DuePage[]> {
  return db
    .selectFrom('page_draft')
    .leftJoin('account', 'account.id', 'page_draft.scheduled_by')
    .select(['page_draft.site_id as siteId', 'page_draft.page_id as pageId', 'scheduled_by as scheduledBy'])
    .select(['account.display_name as displayName', 'account.email'])
    .select(sql<string>`content->>'title'`.as('title'))
    .where('scheduled_at', '<=', sql<Date>`now()`)
    .where('removed_at', 'is', null)
    .orderBy('scheduled_at')
    .limit(MOST)
    .execute();
}

/** The schedule ends and the email is queued in one transaction, so that the failure is told once. */
async function noteFailure(
  db: Database,
  { siteId, pageId, title, email }: DuePage,
  mistakes: readonly PageMistake[],
): Promise<void> {
  const reason = mistakes.map(({ pointer, message }) => `${pointer || title}: ${message}.`).join('\n');
  await db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .updateTable('page_draft')
      .set({ status: 'draft', scheduled_at: null, scheduled_by: null, schedule_error: reason.slice(0, LONGEST_ERROR) })
      .where('page_id', '=', pageId)
      .where('scheduled_at', '<=', sql<Date>`now()`)
      .returning('revision')
      .executeTakeFirst();
    if (!ended || email === null) return;
    const site = await transaction
      .selectFrom('site')
      .select(['name', 'locale'])
      .where('id', '=', siteId)
      .executeTakeFirstOrThrow();
    const { failedSubject, failedBody } = SCHEDULE_MESSAGES[languageOf(site)];
    await queueEmail(transaction, {
      siteId,
      recipient: email,
      subject: failedSubject(title),
      body: failedBody({ siteName: site.name, title, reason }),
      isOwed: true,
    });
  });
}
