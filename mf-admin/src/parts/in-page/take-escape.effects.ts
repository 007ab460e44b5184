interface Overlay {
  readonly dialog: HTMLElement;
  /** Aborted when it is closed or closing. */
  readonly until: AbortSignal;
}

/**
 * Gives Escape to a dialog while it is the topmost overlay: one press closes one overlay, and the page does not get the
 * event. The order is stored in the page (decision 32), together with the shell's dialogs.
 */
export function takeEscape({ dialog, until }: Overlay, close: () => void): void {
  const mark = (): unknown => dialog.toggleAttribute('data-escape');
  const onKey = (event: KeyboardEvent): void => {
    const latest = [...document.querySelectorAll('[data-escape]')].at(-1);
    if (latest !== dialog || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) close();
  };
  document.addEventListener('keydown', onKey, { capture: true, signal: until });
  until.addEventListener('abort', mark);
  mark();
}
