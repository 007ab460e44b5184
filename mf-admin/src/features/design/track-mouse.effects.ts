import { EDIT_MODE_CLASS } from 'shared-types/admin/design';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';

/** The page has no style sheet for it, and needs none. */
const OUTLINE = '2px dashed Highlight';
/** Inside, where no neighbour hides it. */
const OFFSET = '-2px';

/**
 * Outlines the block under the mouse while its page is in edit mode; gives what ends the outline.
 *
 * @implements UTIL-12 START-20
 */
export function trackMouse(page: Document, stop: AbortSignal): () => void {
  let outlined: HTMLElement | null = null;
  const outline = (block: HTMLElement | null): void => {
    if (block === outlined) return;
    outlined?.style.removeProperty('outline');
    outlined?.style.removeProperty('outline-offset');
    outlined = block;
    block?.style.setProperty('outline', OUTLINE);
    block?.style.setProperty('outline-offset', OFFSET);
  };
  const follow = ({ target }: Event): void => {
    const isEditing = page.body.classList.contains(EDIT_MODE_CLASS);
    outline(isEditing ? blockAt(target) : null);
  };
  const leave = ({ relatedTarget }: MouseEvent): void => void (relatedTarget ?? outline(null));
  page.addEventListener('mouseover', follow, { signal: stop });
  page.addEventListener('mouseout', leave, { signal: stop });
  return () => outline(null);
}

/** The block something lies in. It is of another window, whose classes are not this one's. */
function blockAt(target: EventTarget | null): HTMLElement | null {
  return (target as Partial<Element> | null)?.closest?.<HTMLElement>(`[${BLOCK_ATTRIBUTE.block}]`) ?? null;
}
