import type { Database } from '../../platform/schema/database';
import { withRetries } from '../../platform/schema/with-retries';
import { lockSite } from '../saved-state/saved-state';
import { withDraftKind } from './draft-kinds';
import { removeSiteDraft, type SiteDraftKey } from './site-drafts.store';
import { findWorkingState } from './working-state';

/** Discards the draft of a part of a site, unless the draft has changed since the owner saw it. */
export function discardDraft(db: Database, key: SiteDraftKey, seen: string): Promise<'discarded' | 'conflict'> {
  return withRetries(() =>
    db.transaction().execute(async (transaction) => {
      await lockSite(transaction, key.siteId);
      const { name, draft } = await withDraftKind(key, async (kind) => {
        const working = await findWorkingState(transaction, kind, key);
        return { name: working.name, draft: working.draft };
      });
      if (!draft) return 'discarded';
      if (name !== seen) return 'conflict';
      await removeSiteDraft(transaction, key);
      return 'discarded';
    }),
  );
}
