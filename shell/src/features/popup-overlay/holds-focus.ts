/** An element, or a predicate for the focused element. */
export interface FocusPlace {
  readonly container?: Element;
  readonly predicate?: (focused: Element) => boolean;
}

/**
 * True if a place contains the focus. Trapping focus is left to the modal `<dialog>`.
 *
 * @implements UTIL-11
 */
export function holdsFocus(page: Document, { container, predicate }: FocusPlace): boolean {
  if (Boolean(container) === Boolean(predicate))
    throw new Error('One (and only one) of container and predicate must be set.');
  const { activeElement } = page;
  return activeElement !== null && (container?.contains(activeElement) ?? predicate?.(activeElement) ?? false);
}
