import { carryValues, giveFocus } from '../blocks/carry-over';
import { samePlace } from '../blocks/same-place';

/** The server's HTML of an element before hydration. */
export interface ServedHtml {
  /** Restores it, with the visitor's input, focus and caret. */
  putBack(): void;
}

export function keepServedHtml(root: HTMLElement): ServedHtml {
  // React reuses these nodes and removes them when it fails; they still contain the input.
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

/** Tracks the focus inside an element, and restores it. */
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
