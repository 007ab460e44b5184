import { takeEscape } from '../../host/dialogs/escape-order';
import { hasTypedText } from '../../parts/typed-text/typed-text';

export interface PopupPlace {
  readonly page: Document;
  readonly dialog: HTMLDialogElement;
  /** Removes the popup without counting as closed. */
  readonly stop: AbortSignal;
}

/**
 * Shows the popup until the visitor closes it: by its button, Escape, a click beside it, or a link in it; then calls back.
 */
export function openPopup({ page, dialog, stop }: PopupPlace, onClosed: () => void): void {
  const ended = new AbortController();
  const { signal: until } = ended;
  const focused = page.activeElement;
  const putBack = bringEdge(page, dialog);
  const end = (): void => {
    ended.abort();
    dialog.close();
    // Media would keep playing in a closed dialog.
    for (const player of dialog.querySelectorAll('audio')) player.pause();
    dialog.removeAttribute('aria-modal');
    putBack();
    // The browser restores focus too, but not to elements that were removed meanwhile.
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
  };
  const close = (): void => {
    if (until.aborted) return;
    end();
    onClosed();
  };
  dialog.setAttribute('aria-modal', 'true');
  takeEscape({ dialog, until }, close);
  listen({ dialog, until }, close);
  stop.addEventListener('abort', end, { signal: until });
  dialog.showModal();
  // By default the browser focuses the scrollable panel.
  dialog.querySelector<HTMLElement>('.site-popup-overlay__close')?.focus();
}

function listen({ dialog, until }: { dialog: HTMLDialogElement; until: AbortSignal }, close: () => void): void {
  dialog.addEventListener('click', (event) => void (isClosing(event, dialog) && close()), { signal: until });
  // Closed by the browser, for example by Android's back gesture. File inputs dispatch an event of the same name.
  dialog.addEventListener('cancel', (event) => void (event.target === dialog && close()), { signal: until });
  dialog.addEventListener('close', close, { signal: until });
}

/** A click on the button, on a link that leads away, or beside the panel while nothing is typed. */
function isClosing({ target }: Event, dialog: HTMLElement): boolean {
  if (target === dialog) return !hasTypedText(dialog);
  return (target as Element).closest('.site-popup-overlay__close, a[href]:not([href^="#"])') !== null;
}

/**
 * Moves fixed elements of the window's edge, above all the cookie banner, into the dialog, since the page behind a modal
 * dialog is inert. Returns the function that moves them back; their space is kept meanwhile.
 */
function bringEdge(page: Document, dialog: HTMLElement): () => void {
  const edge = page.querySelector<HTMLElement>('.frame-edge');
  if (!edge) return () => undefined;
  const room = edge.cloneNode(false) as HTMLElement;
  room.style.blockSize = `${edge.offsetHeight}px`;
  edge.replaceWith(room);
  dialog.append(edge);
  return () => room.replaceWith(edge);
}
