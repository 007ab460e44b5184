import type { PageChangeLabel } from 'shared-types/admin/pages/page-change';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { Author } from '../page-draft/drafts.store';

/** What visitors see of a page, or changes of it that are not published. */
export interface PageState {
  readonly pageId: string;
  readonly isDraft: boolean;
}

/** Changes what pages are as items of their collections. */
export interface RecordRule {
  /** The page with another record; undefined if nothing changes. */
  changed(content: PageContent, of: PageState): PageContent | undefined;
}

export interface RecordsChange {
  readonly siteId: string;
  readonly author: Author;
  readonly rule: RecordRule;
  readonly label: PageChangeLabel;
  /** For the list of versions of the pages. */
  readonly note: string;
  /** Ids of pages whose drafts may change, beside the published pages that do. */
  readonly pageIds: readonly string[];
}
