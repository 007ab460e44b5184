import type { HeaderFooter, SavedHeaderFooter } from 'shared-types/admin/header-footer';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import type { StoredState } from '../../site/saved-state/saved-state';
import { headerFooterName } from '../../site/saved-state/header-footer-state';
import { lastChangeView } from '../saved-form';
import { missingPages } from './missing-pages';

/** What the owner sees of a saved state. */
export interface SavedHeaderFooterInput {
  readonly db: Database;
  /** In its own language, in which times are written. */
  readonly site: Site;
  readonly stored: StoredState<HeaderFooter>;
}

/** A saved state, as owners see it. */
export async function savedHeaderFooter({ db, site, stored }: SavedHeaderFooterInput): Promise<SavedHeaderFooter> {
  const { state, changed } = stored;
  return {
    ...state,
    base: headerFooterName(state),
    missing: await missingPages(db, site, state),
    ...lastChangeView(changed, site),
  };
}
