import { lockScrolling } from './lock-scrolling.effects';
import { takeEscape } from './take-escape.effects';

interface SheetDeps {
  readonly dialog: HTMLDialogElement;
  /** Closes it permanently. */
  readonly signal: AbortSignal;
}

export interface OpenableSheet {
  /** Shows it and focuses its close button. */
  open(): void;
  /** Closes it and restores the focus. */
  close(): void;
}

/**
 * A sheet that is closed by its button, Escape, a click beside it or the browser's own gesture, and when the page is
 * hidden, so that it is not open after the page comes out of the back-forward cache.
 */
export function createSheet({ dialog, signal }: SheetDeps): OpenableSheet {
  let opened: AbortController | undefined;
  const close = (): void => {
    if (!opened) return;
    opened.abort();
    opened = undefined;
    dialog.close();
    dialog.removeAttribute('aria-modal');
  };
  const open = (): void => {
    if (opened || signal.aborted) return;
    opened = new AbortController();
    const until = opened.signal;
    const focused = document.activeElement;
    until.addEventListener('abort', lockScrolling());
    // The browser restores focus too, but not to elements it does not focus on click.
    until.addEventListener('abort', () => queueMicrotask(() => giveBack(focused)));
    dialog.setAttribute('aria-modal', 'true');
    takeEscape({ dialog, until }, close);
    dialog.addEventListener('click', ({ target }) => void (isClosing(target, dialog) && close()), { signal: until });
    dialog.addEventListener('cancel', ({ target }) => void (target === dialog && close()), { signal: until });
    dialog.addEventListener('close', ({ target }) => void (target === dialog && close()), { signal: until });
    window.addEventListener('pagehide', close, { signal: until });
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-sheet-close]')?.focus();
  };
  signal.addEventListener('abort', close, { once: true });
  return { open, close };
}

function giveBack(focused: Element | null): void {
  if (focused instanceof HTMLElement && focused.isConnected && document.activeElement === document.body)
    focused.focus({ preventScroll: true });
}

function isClosing(target: EventTarget | null, dialog: HTMLDialogElement): boolean {
  return target === dialog || (target instanceof Element && target.closest('[data-sheet-close]') !== null);
}
