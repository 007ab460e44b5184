import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page-type';
import type { SiteDocument } from 'shared-types/site/site-document';
import { isPattern } from '../directory/is-pattern';
import type { Mistake } from './mistake';

/** Blocks that mean the same on every page: the popup stands on all of them, and is none of them. */
const ALLOWED: ReadonlySet<number> = new Set([
  BLOCK_TYPE.text,
  BLOCK_TYPE.quote,
  BLOCK_TYPE.image,
  BLOCK_TYPE.button,
  BLOCK_TYPE.form,
  BLOCK_TYPE.spacer,
  BLOCK_TYPE.line,
]);
const NAMES = Object.entries(BLOCK_TYPE)
  .filter(([, type]) => ALLOWED.has(type))
  .map(([name]) => name);

/** Whether a site that shows its popup has one at most in a language, of blocks that can stand on any page. */
export function checkPopup({ site, pages }: SiteDocument): Mistake[] {
  if (!site.settings.popupOverlaySettings) return [];
  const roots = (site.languages ?? []).map(({ root }) => root);
  const seen = new Set<string | undefined>();
  return pages.flatMap(({ path, pageType, blocks }, index) => {
    if (pageType !== PAGE_TYPE.popupOverlay) return [];
    const at = (...part: (string | number)[]) => ['pages', index, ...part];
    const root = roots.find((candidate) => path.startsWith(`${candidate}/`));
    const isSecond = seen.has(root);
    seen.add(root);
    return [
      ...(isSecond ? [{ path: at('pageType'), says: 'cannot be: another page of this language is its popup' }] : []),
      ...(isPattern(path) ? [{ path: at('path'), says: 'cannot be a pattern: the page is the popup' }] : []),
      ...blocks.flatMap(({ type }, place) =>
        ALLOWED.has(type)
          ? []
          : [{ path: at('blocks', place, 'type'), says: `cannot be in a popup: use ${NAMES.join(', ')}` }],
      ),
    ];
  });
}
