import { PAGE_TYPE } from 'shared-types/site/page/page-type';

/** Page types that are for everybody. All others are one visitor's own, or say that something is not there. */
const FINDABLE: ReadonlySet<number> = new Set([
  PAGE_TYPE.mainContent,
  PAGE_TYPE.page,
  PAGE_TYPE.splashPage,
  PAGE_TYPE.contentItem,
  PAGE_TYPE.donate,
]);

/** True where search engines may find pages of this type, if their owner agrees. */
export function isFindable(pageType: number): boolean {
  return FINDABLE.has(pageType);
}
