import { takeEscape } from '../../host/dialogs/escape-order';
import { hasTypedText } from '../../parts/typed-text/typed-text';

/** The popup's element, and where it opens. */
export interface PopupPlace {
  readonly page: Document;
  readonly dialog: HTMLDialogElement;
  /** Takes it away; nobody has closed it then. */
  readonly stop: AbortSignal;
}

/** Shows the popup until somebody closes it, and calls then: by its button, by Escape, beside it, or by a link in it. */
export function openPopup({ page, dialog, stop }: PopupPlace, onClosed: () => void): void {
  const ended = new AbortController();
  const { signal: until } = ended;
  const focused = page.activeElement;
  const putBack = bringEdge(page, dialog);
  const end = (): void => {
    ended.abort();
    dialog.close();
    // Nobody could stop what plays on in a closed dialog.
    for (const player of dialog.querySelectorAll('audio')) player.pause();
    dialog.removeAttribute('aria-modal');
    putBack();
    // The browser gives the focus back too, but not to what was away from the page meanwhile.
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
  // By itself the browser takes the panel, where it scrolls.
  dialog.querySelector<HTMLElement>('.site-popup-overlay__close')?.focus();
}

function listen({ dialog, until }: { dialog: HTMLDialogElement; until: AbortSignal }, close: () => void): void {
  dialog.addEventListener('click', (event) => void (isClosing(event, dialog) && close()), { signal: until });
  // What the browser closes by itself, on Android's back gesture for one. A file field has an event of this name, too.
  dialog.addEventListener('cancel', (event) => void (event.target === dialog && close()), { signal: until });
  dialog.addEventListener('close', close, { signal: until });
}

/** A click on the button, on a link that leads away, or beside the panel, where nothing is typed that it would hide. */
function isClosing({ target }: Event, dialog: HTMLElement): boolean {
  if (target === dialog) return !hasTypedText(dialog);
  return (target as Element).closest('.site-popup-overlay__close, a[href]:not([href^="#"])') !== null;
}

/**
 * What stands at the edge of the window comes along, the cookie banner above all: the page behind a modal dialog is out
 * of reach. Gives the way back; its room is kept meanwhile.
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
