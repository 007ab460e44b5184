import type { FramedPage } from 'shared-types/admin/design';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { isPattern } from '../../site/directory/is-pattern';
import type { Site } from '../../site/directory/site';
import { isLockScreen } from '../../site/own-pages/lock-screens';

/** Pages shown in place of others, which have no address of their own. */
const STAND_INS: ReadonlySet<number> = new Set([PAGE_TYPE.notFound, PAGE_TYPE.error, PAGE_TYPE.popupOverlay]);

/** Pages with an address; item pages are reached by links. Those with one of the ids can be edited. */
export function framedPages(site: Site, editable: ReadonlySet<string>): FramedPage[] {
  return site.pages
    .filter((page) => !isPattern(page.path) && !STAND_INS.has(page.pageType) && !isLockScreen(page))
    .map(({ id, path, title }) => ({
      ...(editable.has(id) && { id }),
      path,
      title,
      locale: site.siteLocaleAt(path).locale,
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
