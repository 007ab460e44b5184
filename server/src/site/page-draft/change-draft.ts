import type { PageChange, Patch } from 'shared-types/admin/pages/page-change';
import type { Database } from '../../platform/schema/database';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';
import { withRetries } from '../../platform/schema/with-retries';
import { readContent } from '../page-content/page-content.schema';
import { addedScripts } from './added-scripts';
import { applyPatch } from './apply-patch';
import { changesSince, findChange, lockDraft, writeChange, type Author, type PageKey } from './drafts.store';
import { findConflicts } from './find-conflicts';

export interface DraftChange extends PageKey {
  readonly author: Author;
  /** May the account write HTML that may contain scripts? */
  readonly mayAddScripts: boolean;
  readonly change: PageChange;
}

export type ChangeOutcome =
  | { readonly kind: 'applied'; readonly revision: number; readonly changedAt: Date }
  /** The page does not exist, or is in the bin. */
  | { readonly kind: 'gone' }
  /** Messages by JSON pointer. */
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'conflict'; readonly theirs: Patch; readonly conflicts: readonly string[] };

/**
 * Applies a change to a draft if nothing that was changed since its revision conflicts with it. A change that was applied
 * before is answered as then. If changes since its revision have
 * been deleted, all its places conflict, and the editor compares the drafts.
 */
export function changeDraft(db: Database, input: DraftChange): Promise<ChangeOutcome> {
  return withRetries(() => db.transaction().execute((transaction) => changeDraftIn(transaction, input)));
}

async function changeDraftIn(
  transaction: Transaction<Tables>,
  { author, mayAddScripts, change, ...page }: DraftChange,
): Promise<ChangeOutcome> {
  const { pageId } = page;
  const row = await lockDraft(transaction, page, author);
  if (!row || row.removed_at) return { kind: 'gone' };
  const applied = await findChange(transaction, { pageId, key: change.key });
  if (applied?.accountId === author.id) return { kind: 'applied', ...applied };
  if (applied) return invalid('/key', 'was used by another account');
  if (change.revision > row.revision) return invalid('/revision', `must be at most ${row.revision}`);
  const step = change.undoes ?? change.redoes;
  const own = step === undefined ? undefined : await findChange(transaction, { pageId, key: step });
  if (step !== undefined && own?.accountId !== author.id) return invalid('/undoes', 'must be the key of an own step');

  const theirs = await changesSince(transaction, row, change.revision);
  const conflicts = theirs ? findConflicts(change.patch, theirs) : change.patch.map(({ path }) => path);
  if (conflicts.length > 0) return { kind: 'conflict', theirs: theirs ?? [], conflicts };
  const { value, misfit } = applyPatch(row.content, change.patch);
  if (misfit !== undefined) return invalid(misfit, 'does not fit the page');
  const { content, errors } = readContent(value);
  if (errors) return { kind: 'invalid', errors };
  const [script] = mayAddScripts ? [] : addedScripts(row.content, content);
  if (script !== undefined) return invalid(script, 'needs the permission to add scripts');
  return { kind: 'applied', ...(await writeChange(transaction, { row, content, change, author })) };
}

function invalid(pointer: string, message: string): ChangeOutcome {
  return { kind: 'invalid', errors: { [pointer]: message } };
}
