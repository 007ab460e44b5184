import { samePlace } from '../blocks/same-place';

/** The server's HTML inside an element, as it was before React took over. */
export interface ServedHtml {
  /** Puts it back, with what the visitor typed meanwhile, the focus and the caret. */
  putBack(): void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Inputs whose value is the page's, not the visitor's. */
const FIXED_INPUTS = ['hidden', 'file', 'submit', 'button', 'image', 'reset'];

/** Keeps a copy of an element's content. */
export function keepServedHtml(root: HTMLElement): ServedHtml {
  // React works on these very nodes and takes them away when it fails; they then still hold what was typed.
  const nodes = [...root.childNodes];
  const copies = nodes.map((node) => node.cloneNode(true));
  const focus = followFocus(root);
  return {
    putBack() {
      root.replaceChildren(...copies);
      carryValues(controlsIn(nodes), controlsIn(copies));
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

function giveFocus(element: Element | undefined, former: Element): void {
  if (!(element instanceof HTMLElement)) return;
  element.focus();
  if (!('selectionStart' in former) || !('setSelectionRange' in element)) return;
  const { selectionStart, selectionEnd } = former as HTMLInputElement;
  // Inputs of some types have no caret to ask for.
  if (selectionStart !== null) (element as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}

function controlsIn(nodes: readonly Node[]): Control[] {
  const elements = nodes.filter((node): node is Element => node.nodeType === Node.ELEMENT_NODE);
  return elements.flatMap((element) => [...element.querySelectorAll<Control>('input, textarea, select')]);
}

function carryValues(from: readonly Control[], to: readonly Control[]): void {
  // A view that has added or removed controls since then no longer has the same places.
  if (from.length !== to.length) return;
  to.forEach((control, index) => {
    const source = from[index];
    if (source?.name === control.name && source.type === control.type) carryValue(source, control);
  });
}

function carryValue(source: Control, control: Control): void {
  if (FIXED_INPUTS.includes(control.type)) return;
  if (['checkbox', 'radio'].includes(control.type))
    (control as HTMLInputElement).checked = (source as HTMLInputElement).checked;
  else control.value = source.value;
}
