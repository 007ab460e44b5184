import type { HistoryPart } from 'shared-types/admin/site-states/site-history';
import { ADMIN_PAGES } from '../../site/own-pages/admin-page-table';

/** Query parameter with a further language, the same on the pages of navigation, header and footer. */
export const LANGUAGE_PARAMETER = 'language';

/** Path of the page on which a part is changed, in a further language if one is named. */
export function pathOfPart(part: HistoryPart, further: string | undefined): string {
  const { path } = ADMIN_PAGES[part];
  const differs = part === 'navigation' || part === 'headerFooter';
  return differs && further !== undefined ? `${path}?${new URLSearchParams({ [LANGUAGE_PARAMETER]: further })}` : path;
}
