import type { PageContext } from 'shared-types/site/context';
import { PAGE_TYPE, type PageTypeNumber } from 'shared-types/site/page/page-type';
import { isRecordedVisitor } from '../recorded-visitor/is-recorded-visitor';

const ADMIN_AREA = /^\/config(\/|$)/;
const UNRECORDED: readonly PageTypeNumber[] = [
  PAGE_TYPE.notFound,
  PAGE_TYPE.lockScreen,
  PAGE_TYPE.memberAreaAccessDenied,
];

/** True on public pages of the site that were found, for visitors the site may learn from. */
export function isRecordedPage(context: PageContext): boolean {
  const { pagePath, pageType } = context;
  return isRecordedVisitor(context) && !ADMIN_AREA.test(pagePath) && !UNRECORDED.includes(pageType);
}
