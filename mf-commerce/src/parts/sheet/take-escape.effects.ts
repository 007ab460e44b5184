interface Overlay {
  readonly dialog: HTMLElement;
  /** From then on it is no target any more. */
  readonly until: AbortSignal;
}

/**
 * Gives a dialog the key while it is the latest of what lies over the page: one press closes one, and nothing else of the
 * page hears of it. The marks that tell the order are the page's (decision 32), so that the shell's dialogs count too.
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
