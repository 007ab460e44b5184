/** True for a click that means this very window, and that nobody else has taken. */
export function isPlainClick({ altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented);
}
