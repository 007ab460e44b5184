import type { PageContext } from 'shared-types/site/context';
import { PAGE_TYPE, type PageTypeNumber } from 'shared-types/site/page/page-type';
import { isRecordedVisitor } from '../recorded-visitor/is-recorded-visitor';

const ADMIN_AREA = /^\/config(\/|$)/;
const UNRECORDED: readonly PageTypeNumber[] = [
  PAGE_TYPE.notFound,
  PAGE_TYPE.lockScreen,
  PAGE_TYPE.memberAreaAccessDenied,
];

/** True where what visitors do counts: on a page of the site itself that they were meant to see, for whom the site may learn from. */
export function isRecordedPage(context: PageContext): boolean {
  const { pagePath, pageType } = context;
  return isRecordedVisitor(context) && !ADMIN_AREA.test(pagePath) && !UNRECORDED.includes(pageType);
}
