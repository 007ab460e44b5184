import { BLOCK_TYPE, SLICE_BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { DocumentPage, SiteDocument } from 'shared-types/site/site-document';
import { isLockBlock } from '../../../own-pages/lock-screens';
import { isPattern } from '../../../directory/is-pattern';
import type { Mistake } from '../mistake';

/** Block types that do not depend on the page, since the popup is on all pages. */
const ALLOWED: ReadonlySet<number> = new Set([
  BLOCK_TYPE.text,
  BLOCK_TYPE.quote,
  BLOCK_TYPE.image,
  BLOCK_TYPE.gallery,
  BLOCK_TYPE.button,
  BLOCK_TYPE.album,
  BLOCK_TYPE.map,
  BLOCK_TYPE.form,
  BLOCK_TYPE.newsletter,
  BLOCK_TYPE.spacer,
  BLOCK_TYPE.line,
  SLICE_BLOCK_TYPE.part,
]);
const NAMES = Object.entries(BLOCK_TYPE)
  .filter(([, type]) => ALLOWED.has(type))
  .map(([name]) => name);

/** A site may have one popup per language, with blocks that work on any page, and one lock screen per language. */
export function checkPopup({ site, pages }: SiteDocument): Mistake[] {
  const roots = (site.languages ?? []).map(({ root }) => root);
  const seen = new Set<string>();
  return pages.flatMap((page, index) => {
    const kind = kindOf(page);
    if (!kind || (kind === 'popup' && !site.settings.popupOverlaySettings)) return [];
    const { path, blocks } = page;
    const at = (...part: (string | number)[]) => ['pages', index, ...part];
    const place = `${kind} ${roots.find((candidate) => path.startsWith(`${candidate}/`)) ?? ''}`;
    const isSecond = seen.has(place);
    seen.add(place);
    return [
      ...(isSecond
        ? [{ path: at('pageType'), message: `cannot be: another page of this language is its ${kind}` }]
        : []),
      ...(isPattern(path) ? [{ path: at('path'), message: `cannot be a pattern: the page is the ${kind}` }] : []),
      ...blocks.flatMap(({ type }, block) =>
        kind === 'lock screen' || ALLOWED.has(type)
          ? []
          : [{ path: at('blocks', block, 'type'), message: `cannot be in a popup: use ${NAMES.join(', ')}` }],
      ),
      // The shell sends these forms itself, so no captcha would start.
      ...blocks.flatMap(({ type, settings }, block) =>
        type === BLOCK_TYPE.form && Object(settings).captcha
          ? [{ path: at('blocks', block, 'settings', 'captcha'), message: `cannot be in a ${kind}: leave it out` }]
          : [],
      ),
    ];
  });
}

/** The kind of page of which there may be one per language. */
function kindOf({ pageType, blocks }: DocumentPage): 'popup' | 'lock screen' | undefined {
  if (pageType === PAGE_TYPE.popupOverlay) return 'popup';
  return blocks.some(isLockBlock) ? 'lock screen' : undefined;
}
