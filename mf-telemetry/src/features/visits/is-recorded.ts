import type { PageContext } from 'shared-types/site/context';
import { PAGE_TYPE, type PageTypeNumber } from 'shared-types/site/page-type';
import { isRecordedVisitor } from '../../parts/recorded-visitor/is-recorded-visitor';

const CONFIGURATION = /^\/config(\/|$)/;
const UNRECORDED: readonly PageTypeNumber[] = [
  PAGE_TYPE.notFound,
  PAGE_TYPE.search,
  PAGE_TYPE.lockScreen,
  PAGE_TYPE.memberAreaAccessDenied,
];

/**
 * True where the page's visits count: a page of the site itself, shown to a visitor or to an account that may only look.
 * A page of search results is none: its address holds what the visitor wrote.
 */
export function isRecorded(context: PageContext): boolean {
  const { pagePath, pageType } = context;
  return isRecordedVisitor(context) && !CONFIGURATION.test(pagePath) && !UNRECORDED.includes(pageType);
}
