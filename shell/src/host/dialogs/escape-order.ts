/** Something that lies over the page. */
export interface Overlay {
  readonly dialog: HTMLElement;
  /** From then on it is no target any more: it is closed, or being closed. */
  readonly until: AbortSignal;
}

/**
 * Gives an overlay the key while it is the latest: one press closes one, held down it closes no more, and nothing else of
 * the page hears of it. The browser by itself would close a dialog at the second press, whatever the first was told.
 *
 * @implements ESC-07 ESC-08 ESC-09
 */
export function takeEscape({ dialog, until }: Overlay, close: () => unknown): void {
  const page = dialog.ownerDocument;
  const mark = (): unknown => dialog.toggleAttribute('data-escape');
  const onKey = (event: KeyboardEvent): void => {
    // Scripts of several files open overlays, so the page keeps their order: each stands behind the ones before it.
    const latest = [...page.querySelectorAll('[data-escape]')].at(-1);
    if (latest !== dialog || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) close();
  };
  page.addEventListener('keydown', onKey, { capture: true, signal: until });
  until.addEventListener('abort', mark);
  mark();
}
