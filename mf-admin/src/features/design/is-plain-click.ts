/** True for a click that the browser answers by going where a link leads, in the same window. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented);
}
