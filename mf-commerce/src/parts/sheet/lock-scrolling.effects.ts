/** Keeps the page behind a dialog where it is; the room of its scroll bar stays, so that nothing moves. Gives the way back. */
export function lockScrolling(): () => void {
  const { style } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  const hasBar = window.innerWidth > document.documentElement.clientWidth;
  style.overflow = 'hidden';
  if (hasBar) style.scrollbarGutter = 'stable';
  return () => Object.assign(style, { overflow, scrollbarGutter });
}
