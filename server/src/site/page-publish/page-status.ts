import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { PageStatus } from 'shared-types/admin/pages/pages';
import type { Database } from '../../platform/schema/database';
import { withRetries } from '../../platform/schema/with-retries';
import { lockDraft, type Author, type DraftRow, type PageKey } from '../page-draft/drafts.store';

export interface PageState {
  readonly row?: Pick<DraftRow, 'revision' | 'published_revision' | 'status' | 'removed_at'> | undefined;
  /** What visitors see; absent for a page that is not published. */
  readonly published?: Pick<PageContent, 'lock'> | undefined;
}

/** True if publishing the draft would change what visitors see. */
export function isChanged({ row, published }: PageState): boolean {
  return !published || (row !== undefined && row.revision !== row.published_revision);
}

/**
 * The status of a page. A draft becomes "needs review" and back by hand, and "scheduled" with a moment; publishing ends all
 * three. A published page is private if its lock says so.
 *
 * @implements EDIT-26 EDIT-27
 */
export function pageStatus(state: PageState): PageStatus {
  const { row, published } = state;
  if (row?.removed_at) return 'removed';
  if (row && row.status !== 'draft') return row.status;
  if (isChanged(state)) return 'draft';
  return published?.lock?.by === 'accounts' ? 'private' : 'published';
}

export type StatusOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'past' }
  /** The draft has another revision than the one that was looked at. */
  | { readonly kind: 'conflict' };

export interface StatusInput extends PageKey {
  readonly author: Author;
}

/** Says that a draft needs a review, or that it does not. A schedule is taken back. */
export function reviewPage(
  db: Database,
  { isReady, ...input }: StatusInput & { readonly isReady: boolean },
): Promise<StatusOutcome> {
  return changeStatus(db, { ...input, columns: { status: isReady ? 'needsReview' : 'draft', ...UNSCHEDULED } });
}

/** Publishes the draft at a moment, as it is then; without one, a schedule is taken back. */
export function schedulePage(
  db: Database,
  { at, revision, ...input }: StatusInput & { readonly at?: Date; readonly revision: number },
): Promise<StatusOutcome> {
  if (!at) return changeStatus(db, { ...input, columns: { status: 'draft', ...UNSCHEDULED } });
  if (at.getTime() <= Date.now()) return Promise.resolve({ kind: 'past' });
  const scheduled = { scheduled_at: at, scheduled_by: input.author.id, schedule_error: null };
  return changeStatus(db, { ...input, revision, columns: { status: 'scheduled', ...scheduled } });
}

const UNSCHEDULED = { scheduled_at: null, scheduled_by: null, schedule_error: null } as const;

interface StatusChange extends StatusInput {
  readonly columns: Pick<DraftRow, 'status' | 'scheduled_at' | 'scheduled_by' | 'schedule_error'>;
  /** The revision that was looked at; any if absent. */
  readonly revision?: number;
}

function changeStatus(db: Database, { columns, revision, author, ...page }: StatusChange): Promise<StatusOutcome> {
  return withRetries(() =>
    db.transaction().execute(async (transaction): Promise<StatusOutcome> => {
      const row = await lockDraft(transaction, page, author);
      if (!row || row.removed_at) return { kind: 'gone' };
      if (revision !== undefined && row.revision !== revision) return { kind: 'conflict' };
      await transaction.updateTable('page_draft').set(columns).where('page_id', '=', page.pageId).execute();
      return { kind: 'saved' };
    }),
  );
}
