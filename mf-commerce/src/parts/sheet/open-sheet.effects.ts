import { lockScrolling } from './lock-scrolling.effects';
import { takeEscape } from './take-escape.effects';

interface SheetDeps {
  readonly dialog: HTMLDialogElement;
  /** Closes it for good. */
  readonly signal: AbortSignal;
}

/** A dialog over the page. */
export interface OpenableSheet {
  /** Shows it; its way out has the focus. */
  open(): void;
  /** Takes it away, and gives the focus back. */
  close(): void;
}

/**
 * Makes a sheet open and close: by its button, by Escape, beside its panel, by the browser's own gesture, and as the page
 * hides, so that nobody who comes back by the browser's memory finds it in the way.
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
    // The browser gives the focus back too, but not to an element that it does not focus by a tap.
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
