/** A place of a window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Puts the caret where a text was pressed. A word that a double click has selected stays selected. */
export function placeCaret(element: HTMLElement, at: Point): void {
  const document = element.ownerDocument;
  const selection = document.getSelection();
  if (!selection || (!selection.isCollapsed && element.contains(selection.anchorNode))) return;
  selectBetween(element, { start: at, end: at });
}

/** Where a selection starts and ends. */
export interface SelectedPoints {
  readonly start: Point;
  readonly end: Point;
}

/** Selects what is between two places of an element; its end if one of them is outside of it. */
export function selectBetween(element: HTMLElement, { start, end }: SelectedPoints): void {
  const document = element.ownerDocument;
  const selection = document.getSelection();
  const [from, to] = [caretAt(document, start), caretAt(document, end)];
  if (from && to && element.contains(from.node) && element.contains(to.node))
    return selection?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}

/** Where the selection in an element starts and ends; undefined if it is elsewhere or nowhere to be seen. */
export function selectedPoints(element: HTMLElement): SelectedPoints | undefined {
  const selection = element.ownerDocument.getSelection();
  if (!selection || selection.rangeCount === 0 || !element.contains(selection.anchorNode)) return undefined;
  const range = selection.getRangeAt(0);
  const [start, end] = [pointOf(range, true), pointOf(range, false)];
  return start && end && { start, end };
}

function pointOf(range: Range, isStart: boolean): Point | undefined {
  const own = range.cloneRange();
  own.collapse(isStart);
  const rect = own.getClientRects?.()[0];
  return rect && { x: rect.left, y: rect.top + rect.height / 2 };
}

interface Caret {
  readonly node: Node;
  readonly offset: number;
}

/** Safari before 26.2 only has the older call. */
function caretAt(document: Document, { x, y }: Point): Caret | undefined {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
