import { carryValues, giveFocus } from '../blocks/carry-over';
import { samePlace } from '../blocks/same-place';

/** The server's HTML inside an element, as it was before React took over. */
export interface ServedHtml {
  /** Puts it back, with what the visitor typed meanwhile, the focus and the caret. */
  putBack(): void;
}

/** Keeps a copy of an element's content. */
export function keepServedHtml(root: HTMLElement): ServedHtml {
  // React works on these very nodes and takes them away when it fails; they then still hold what was typed.
  const nodes = [...root.childNodes];
  const copies = nodes.map((node) => node.cloneNode(true));
  const focus = followFocus(root);
  return {
    putBack() {
      root.replaceChildren(...copies);
      carryValues(nodes, copies);
      focus.restore();
    },
  };
}

/** Remembers where the focus is inside an element, and brings it back to the same place. */
function followFocus(root: HTMLElement): { restore(): void } {
  const { activeElement, body } = root.ownerDocument;
  let restore = (): void => undefined;
  const follow = (focused: Element): void => {
    const find = samePlace(root, focused);
    restore = () => giveFocus(find(), focused);
  };
  const listen = ({ target }: FocusEvent): void => follow(target as Element);
  if (activeElement && root.contains(activeElement)) follow(activeElement);
  root.addEventListener('focusin', listen);
  return {
    restore() {
      root.removeEventListener('focusin', listen);
      if (root.ownerDocument.activeElement === body) restore();
    },
  };
}
