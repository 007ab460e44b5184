import { FRAME_URL_PARAMETER } from 'shared-types/admin/admin-path';
import { PREVIEW_MODE_PARAMETER, PREVIEW_MODES, type FramedPage, type PreviewMode } from 'shared-types/admin/design';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { isPattern } from '../../site/directory/is-pattern';
import { isLockScreen } from '../../site/own-pages/lock-screens';
import type { Site } from '../../site/directory/site';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { framedPath } from '../../site/page/find/framed-path';

const FIRST_PAGE = '/';
/** Pages shown in place of others, which have no address of their own. */
const STAND_INS: ReadonlySet<number> = new Set([PAGE_TYPE.notFound, PAGE_TYPE.error, PAGE_TYPE.popupOverlay]);

/** The page and width of the frame, and the other pages to choose. */
export const frameLoader = {
  name: 'admin/design/frame',
  scope: 'query',
  load: ({ site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'design.open')) return Promise.resolve(null);
    const requested = query.get(FRAME_URL_PARAMETER);
    const framed = requested === null ? FIRST_PAGE : framedPath(requested);
    return Promise.resolve({
      mode: modeOf(query.get(PREVIEW_MODE_PARAMETER)),
      ...(framed === undefined ? {} : { framed }),
      pages: framedPages(site),
    });
  },
} satisfies Loader<'admin/design/frame'>;

function modeOf(requested: string | null): PreviewMode {
  return PREVIEW_MODES.find((mode) => mode === requested) ?? 'desktop';
}

/** Pages with an address; item pages are reached by links. */
function framedPages(site: Site): FramedPage[] {
  return site.pages
    .filter((page) => !isPattern(page.path) && !STAND_INS.has(page.pageType) && !isLockScreen(page))
    .map(({ path, title }) => ({ path, title, locale: site.siteLocaleAt(path).locale }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
