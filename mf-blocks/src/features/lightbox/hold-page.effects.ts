/** A dialog over the page. */
export interface HeldPage {
  readonly dialog: HTMLDialogElement;
  /** Called when the visitor wants to leave: by Escape, or by the gesture of the device. */
  readonly onLeave: () => void;
  /** Called when the browser has closed it, or the page is left. */
  readonly onClosed: () => void;
}

/**
 * Shows the dialog over a page that does not scroll. Escape is the dialog's while it is the topmost overlay: the order is stored
 * in the page (decision 32). Returns what lets the page go again, and gives the focus back.
 */
export function holdPage({ dialog, onLeave, onClosed }: HeldPage): () => void {
  const until = new AbortController();
  const { signal } = until;
  const { style } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  const focused = document.activeElement;
  if (innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  const takeEscape = (event: KeyboardEvent): void => {
    const latest = [...document.querySelectorAll('[data-escape]')].at(-1);
    if (latest !== dialog || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) onLeave();
  };
  const cancel = (event: Event): void => {
    if (event.target !== dialog) return;
    event.preventDefault();
    onLeave();
  };
  dialog.toggleAttribute('data-escape', true);
  dialog.setAttribute('aria-modal', 'true');
  document.addEventListener('keydown', takeEscape, { capture: true, signal });
  dialog.addEventListener('cancel', cancel, { signal });
  dialog.addEventListener('close', onClosed, { signal });
  addEventListener('pagehide', onClosed, { signal });
  dialog.showModal();
  return () => {
    until.abort();
    Object.assign(style, { overflow, scrollbarGutter });
    dialog.close();
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
  };
}
