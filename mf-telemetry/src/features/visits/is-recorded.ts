import type { PageContext } from 'shared-types/site/context';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { isRecordedPage } from '../../parts/recorded-page/is-recorded-page';

/** True where the page's visits count. A page of search results is none: its address holds what the visitor wrote. */
export function isRecorded(context: PageContext): boolean {
  return isRecordedPage(context) && context.pageType !== PAGE_TYPE.search;
}
