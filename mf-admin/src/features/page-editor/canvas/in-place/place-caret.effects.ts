/** Puts the caret where a text was pressed. A word that a double click has selected stays selected. */
export function placeCaret(element: HTMLElement, at: { readonly x: number; readonly y: number }): void {
  const document = element.ownerDocument;
  const selection = document.getSelection();
  if (!selection || (!selection.isCollapsed && element.contains(selection.anchorNode))) return;
  const caret = caretAt(document, at);
  if (caret && element.contains(caret.node)) return selection.collapse(caret.node, caret.offset);
  selection.selectAllChildren(element);
  selection.collapseToEnd();
}

interface Caret {
  readonly node: Node;
  readonly offset: number;
}

/** Safari before 26.2 only has the older call. */
function caretAt(document: Document, { x, y }: { readonly x: number; readonly y: number }): Caret | undefined {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
