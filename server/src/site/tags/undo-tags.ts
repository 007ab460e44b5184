import type { Database } from '../../platform/schema/database';
import { withRetries } from '../../platform/schema/with-retries';
import type { Author } from '../page-draft/drafts.store';
import { lockForPublishing } from '../page-publish/write-pages';
import { changeRecords } from '../page-records/change-records';
import { replaceFormerTags } from './former-tags';
import { findLastChange, deleteLastChange } from './last-change.store';
import { recordedRule, undoingRule } from './tags-steps';

interface TagsUndo {
  readonly siteId: string;
  readonly author: Author;
  /** Id of the change. */
  readonly change: string;
  /** For the list of versions of the pages, from the note of the change. */
  readonly note: (undone: string) => string;
}

type UndoOutcome =
  /** The number of pages that have changed, drafts among them. */
  | { readonly kind: 'changed'; readonly pages: number }
  /** It is not the last change any more, or was undone. */
  | { readonly kind: 'outdated' };

/** Undoes the last change of tags on all pages whose tags nobody has changed since. */
export function undoTags(db: Database, { siteId, author, change, note }: TagsUndo): Promise<UndoOutcome> {
  return withRetries(() =>
    db.transaction().execute(async (transaction): Promise<UndoOutcome> => {
      await lockForPublishing(transaction, siteId);
      const last = await findLastChange(transaction, siteId);
      if (last?.id !== change) return { kind: 'outdated' };
      const rule = recordedRule(undoingRule(last.steps));
      const pageIds = last.steps.map(({ pageId }) => pageId);
      const undo = { rule, label: 'changeTags', note: note(last.note), pageIds } as const;
      const pages = await changeRecords(transaction, { siteId, author, ...undo });
      await replaceFormerTags(transaction, { siteId, former: last.former });
      await deleteLastChange(transaction, siteId);
      return { kind: 'changed', pages };
    }),
  );
}
