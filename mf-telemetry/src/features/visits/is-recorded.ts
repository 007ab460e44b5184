import type { PageContext } from 'shared-types/site/context';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { isRecordedPage } from '../../parts/recorded-page/is-recorded-page';

/** True if the page's visits count. Search results do not, because their URL contains what the visitor typed. */
export function isRecorded(context: PageContext): boolean {
  return isRecordedPage(context) && context.pageType !== PAGE_TYPE.search;
}
