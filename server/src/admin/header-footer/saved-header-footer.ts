import type { HeaderFooter, SavedHeaderFooter } from 'shared-types/admin/header-footer';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import type { StoredState } from '../../site/saved-state/saved-state';
import { headerFooterName, type HeaderFooterPart } from '../../site/saved-state/header-footer-state';
import { lastChangeView } from '../saved-form';
import { missingPages } from './missing-pages';

export interface SavedHeaderFooterInput {
  readonly db: Database;
  /** In the main language, which formats the times. */
  readonly site: Site;
  readonly stored: StoredState<HeaderFooter>;
  readonly part: HeaderFooterPart;
}

export async function savedHeaderFooter({
  db,
  site,
  stored,
  part,
}: SavedHeaderFooterInput): Promise<SavedHeaderFooter> {
  const { state, changed } = stored;
  return {
    ...state,
    base: headerFooterName(state, part),
    missing: await missingPages(db, site, state),
    ...lastChangeView(changed, site),
  };
}
