import type { DialogOutcome } from 'shared-types/host/dialogs';
import { DIALOG } from 'shared-types/site/limits';
import { buildDialog, type DialogElement } from './dialog-element';
import type { DialogModel } from './dialog-model';
import { takeEscape } from './escape-order';

/** Assistive technology only announces changes of a region it has seen empty. */
const SETTLE_MS = 50;

export interface DialogPlace {
  readonly page: Document;
  /** Removes the dialog at once; it then counts as cancelled. */
  readonly stop: AbortSignal;
}

/**
 * Shows a dialog until it has an outcome, then hides and removes it.
 *
 * @implements DIALOG-02 DIALOG-03 DIALOG-04 DIALOG-05 DIALOG-06
 */
export async function runDialog(model: DialogModel, place: DialogPlace): Promise<DialogOutcome> {
  const { page, stop } = place;
  if (stop.aborted) return 'cancel';
  const focused = page.activeElement;
  const element = buildDialog(page, model);
  const ended = new AbortController();
  const outcome = await new Promise<DialogOutcome>((settle) => {
    listen(element, { model, settle, until: ended.signal, ...place });
    if (model.buttons.length) showModal(element, page);
    else showBeside(element, page);
  });
  ended.abort();
  if (!stop.aborted) await hide(element.dialog);
  element.dialog.close();
  element.dialog.remove();
  if (model.buttons.length && focused instanceof HTMLElement && focused.isConnected) focused.focus();
  return outcome;
}

function showModal({ dialog, panel, content }: DialogElement, page: Document): void {
  panel.append(content);
  dialog.setAttribute('aria-modal', 'true');
  page.body.append(dialog);
  dialog.showModal();
  dialog.dataset['phase'] = 'shown';
}

/** Non-modal: `open` is set directly, because `show()` would take the focus. */
function showBeside({ dialog, panel, content }: DialogElement, page: Document): void {
  const topmost = [...page.querySelectorAll('dialog[open][aria-modal="true"]')].at(-1);
  (topmost ?? page.body).append(dialog);
  dialog.open = true;
  dialog.dataset['phase'] = 'shown';
  setTimeout(() => panel.append(content), SETTLE_MS);
}

interface Listening extends DialogPlace {
  readonly model: DialogModel;
  /** Only the first call counts. */
  readonly settle: (outcome: DialogOutcome) => void;
  /** Aborts with the first outcome. */
  readonly until: AbortSignal;
}

/** A modal dialog always handles Escape. Beside a non-modal one the visitor may be anywhere on the page. */
function listen({ dialog, buttons }: DialogElement, { page, model, settle, stop, until }: Listening): void {
  const cancel = (): void => settle('cancel');
  const listenerOptions = { signal: until };
  const isModal = buttons.length > 0;
  buttons.forEach((button, index) => {
    button.addEventListener('click', () => settle(model.buttons[index]?.outcome ?? 'cancel'));
  });
  if (model.confirmsAfterMs !== undefined) setTimeout(() => settle('confirm'), model.confirmsAfterMs);
  stop.addEventListener('abort', cancel, listenerOptions);
  dialog.addEventListener('close', cancel, listenerOptions);
  // Browsers also close dialogs in other ways, such as Android's back gesture.
  dialog.addEventListener('cancel', (event) => model.escape || event.preventDefault());
  if (isModal || model.escape) takeEscape({ dialog, until }, () => model.escape && cancel());
  const isOutside = ({ target }: Event): boolean => (isModal ? target === dialog : !dialog.contains(target as Node));
  if (model.overlay) page.addEventListener('click', (event) => isOutside(event) && cancel(), listenerOptions);
}

/** Waits for the hiding transition, if there is one, with a time limit. */
async function hide(dialog: HTMLDialogElement): Promise<void> {
  dialog.dataset['phase'] = 'hiding';
  const fallback = new Promise<unknown>((resolve) => setTimeout(resolve, DIALOG.hideFallbackMs));
  const running = dialog.getAnimations?.({ subtree: true }).map(({ finished }) => finished);
  await Promise.race([fallback, Promise.allSettled(running ?? [fallback])]);
}
