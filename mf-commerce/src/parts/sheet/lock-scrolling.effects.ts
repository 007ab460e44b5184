/**
 * Prevents scrolling of the page behind a dialog; the scroll bar's space is kept, so that nothing moves. Returns the
 * function that undoes this.
 */
export function lockScrolling(): () => void {
  const { style } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  const hasBar = window.innerWidth > document.documentElement.clientWidth;
  style.overflow = 'hidden';
  if (hasBar) style.scrollbarGutter = 'stable';
  return () => Object.assign(style, { overflow, scrollbarGutter });
}
