import { EDIT_MODE_CLASS } from 'shared-types/admin/design';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';

/** The framed page has no style sheet for the outline. */
const OUTLINE = '2px dashed Highlight';
/** Inside of the block, so that no neighbour covers it. */
const OFFSET = '-2px';

/**
 * Outlines the block under the mouse in edit mode; returns a function that stops.
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

/** The element belongs to another window, so `instanceof` does not work. */
function blockAt(target: EventTarget | null): HTMLElement | null {
  return (target as Partial<Element> | null)?.closest?.<HTMLElement>(`[${BLOCK_ATTRIBUTE.block}]`) ?? null;
}
