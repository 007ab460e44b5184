/** True for an unhandled click that opens in this window. */
export function isPlainClick({ altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented);
}
