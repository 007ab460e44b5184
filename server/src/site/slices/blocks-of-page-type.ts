import { BLOCK_TYPE, LOCK_BLOCK_TYPE, SLICE_BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';

/** Block types that do not depend on the page, since the popup is on all pages. */
const IN_POPUP: ReadonlySet<number> = new Set([
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

/** Names of the blocks that a document may have in a popup. */
export const POPUP_BLOCK_NAMES = Object.entries(BLOCK_TYPE)
  .filter(([, type]) => IN_POPUP.has(type))
  .map(([name]) => name);

/** Blocks that open locked pages: a lock screen has one of each. */
export const OPENING_BLOCKS = { members: LOCK_BLOCK_TYPE.membersOnly, password: LOCK_BLOCK_TYPE.password } as const;
const OPENING: ReadonlySet<number> = new Set(Object.values(OPENING_BLOCKS));

/** True for block types that a page of the type may have. */
export function canBeOn(pageType: number, blockType: number): boolean {
  if (pageType === PAGE_TYPE.popupOverlay) return IN_POPUP.has(blockType);
  if (pageType === PAGE_TYPE.lockScreen) return true;
  return !OPENING.has(blockType) && blockType !== SLICE_BLOCK_TYPE.part;
}
