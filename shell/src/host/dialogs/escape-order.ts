/** An overlay of the page. */
export interface Overlay {
  readonly dialog: HTMLElement;
  /** Aborted when it is closed or closing. */
  readonly until: AbortSignal;
}

/**
 * Gives Escape to an overlay while it is the topmost: one press closes one overlay, a held key closes no more, and the page
 * does not get the event. By default a browser closes a dialog at the second press even if the first was prevented.
 *
 * @implements ESC-07 ESC-08 ESC-09
 */
export function takeEscape({ dialog, until }: Overlay, close: () => unknown): void {
  const page = dialog.ownerDocument;
  const mark = (): unknown => dialog.toggleAttribute('data-escape');
  const onKey = (event: KeyboardEvent): void => {
    // Several scripts open overlays, so their order is stored in the page.
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
