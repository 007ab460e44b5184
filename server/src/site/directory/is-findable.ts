import { PAGE_TYPE } from 'shared-types/site/page/page-type';

/** Page types that are the same for everybody; others are personal, or say that something does not exist. */
const FINDABLE: ReadonlySet<number> = new Set([
  PAGE_TYPE.mainContent,
  PAGE_TYPE.page,
  PAGE_TYPE.splashPage,
  PAGE_TYPE.contentItem,
  PAGE_TYPE.donate,
]);

/** True if search engines may index pages of this type, if the owner agrees. */
export function isFindable(pageType: number): boolean {
  return FINDABLE.has(pageType);
}
