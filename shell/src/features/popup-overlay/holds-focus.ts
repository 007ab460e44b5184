/** Where the focus is looked for: in an element, or on what the predicate says. */
export interface FocusPlace {
  readonly container?: Element;
  readonly predicate?: (focused: Element) => boolean;
}

/**
 * True where the focus is contained in a place. To keep it in one is the browser's affair: a modal `<dialog>` does.
 *
 * @implements UTIL-11
 */
export function holdsFocus(page: Document, { container, predicate }: FocusPlace): boolean {
  if (Boolean(container) === Boolean(predicate))
    throw new Error('One (and only one) of container and predicate must be set.');
  const { activeElement } = page;
  return activeElement !== null && (container?.contains(activeElement) ?? predicate?.(activeElement) ?? false);
}
