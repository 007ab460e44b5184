import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { DocumentPage, SiteDocument } from 'shared-types/site/site-document';
import { isLockBlock } from '../../../own-pages/lock-screens';
import { isPattern } from '../../../directory/is-pattern';
import { canBeOn, OPENING_BLOCKS, POPUP_BLOCK_NAMES } from '../../../slices/blocks-of-page-type';
import type { Mistake } from '../mistake';

/** A site may have one popup per language, with blocks that work on any page, and one lock screen per language. */
export function checkPopup({ site, pages }: SiteDocument): Mistake[] {
  const roots = (site.languages ?? []).map(({ root }) => root);
  const seen = new Set<string>();
  return pages.flatMap((page, index) => {
    const kind = kindOf(page);
    if (!kind || (kind === 'popup' && !site.settings.popupOverlaySettings)) return [];
    const { path } = page;
    const place = `${kind} ${roots.find((candidate) => path.startsWith(`${candidate}/`)) ?? ''}`;
    const isSecond = seen.has(place);
    seen.add(place);
    const mistakes = [
      ...(isSecond ? [{ path: ['pageType'], message: `cannot be: another page of this language is its ${kind}` }] : []),
      ...(isPattern(path) ? [{ path: ['path'], message: `cannot be a pattern: the page is the ${kind}` }] : []),
      ...(kind === 'popup' ? popupMistakes(page) : [...lockMistakes(page), ...captchas(page, kind)]),
    ];
    return mistakes.map((mistake) => ({ ...mistake, path: ['pages', index, ...mistake.path] }));
  });
}

type Kind = 'popup' | 'lock screen';

/** The kind of page of which there may be one per language. */
function kindOf({ pageType, blocks }: DocumentPage): Kind | undefined {
  if (pageType === PAGE_TYPE.popupOverlay) return 'popup';
  return blocks.some(isLockBlock) ? 'lock screen' : undefined;
}

/** What keeps a page from being shown as a popup. */
export function popupMistakes(page: DocumentPage): Mistake[] {
  const message = `cannot be in a popup: use ${POPUP_BLOCK_NAMES.join(', ')}`;
  return [
    ...page.blocks.flatMap(({ type }, block) =>
      canBeOn(page.pageType, type) ? [] : [{ path: ['blocks', block, 'type'], message }],
    ),
    ...captchas(page, 'popup'),
  ];
}

/** Without one block of each kind some locked pages could not be opened. */
function lockMistakes({ pageType, blocks }: DocumentPage): Mistake[] {
  if (pageType !== PAGE_TYPE.lockScreen)
    return blocks.flatMap((block, at) =>
      isLockBlock(block) ? [{ path: ['blocks', at, 'type'], message: 'can only be on a lock screen' }] : [],
    );
  return Object.entries(OPENING_BLOCKS).flatMap(([name, type]) => {
    const count = blocks.filter((block) => block.type === type).length;
    return count === 1
      ? []
      : [{ path: ['blocks'], message: `must have one block that lets visitors in by ${name}, and these are ${count}` }];
  });
}

/** The shell sends these forms itself, so no captcha would start. */
function captchas({ blocks }: DocumentPage, kind: Kind): Mistake[] {
  return blocks.flatMap(({ type, settings }, block) =>
    type === BLOCK_TYPE.form && Object(settings).captcha
      ? [{ path: ['blocks', block, 'settings', 'captcha'], message: `cannot be in a ${kind}: leave it out` }]
      : [],
  );
}
