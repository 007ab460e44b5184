import type { DialogOutcome } from 'shared-types/host/dialogs';
import { DIALOG } from 'shared-types/site/limits';
import { buildDialog, type DialogElement } from './dialog-element';
import type { DialogPlan } from './dialog-plan';

/** A status region is heard only after the assistive technology has seen it empty. */
const SETTLE_MS = 50;

/** Where a dialog runs. */
export interface DialogPlace {
  readonly page: Document;
  /** Takes the dialog away at once; it then counts as cancelled. */
  readonly stop: AbortSignal;
}

/**
 * Shows a dialog until it has an outcome, hides it and takes it out of the page.
 * @implements DIALOG-02 DIALOG-03 DIALOG-04 DIALOG-05 DIALOG-06
 */
export async function runDialog(plan: DialogPlan, place: DialogPlace): Promise<DialogOutcome> {
  const { page, stop } = place;
  if (stop.aborted) return 'cancel';
  const focused = page.activeElement;
  const element = buildDialog(page, plan);
  const outcome = await new Promise<DialogOutcome>((settle) => {
    listen(element, { plan, settle, ...place });
    if (plan.buttons.length) showModal(element, page);
    else showBeside(element, page);
  });
  if (!stop.aborted) await hide(element.dialog);
  element.dialog.close();
  element.dialog.remove();
  if (plan.buttons.length && focused instanceof HTMLElement && focused.isConnected) focused.focus();
  return outcome;
}

function showModal({ dialog, panel, content }: DialogElement, page: Document): void {
  panel.append(content);
  dialog.setAttribute('aria-modal', 'true');
  page.body.append(dialog);
  dialog.showModal();
  dialog.dataset['phase'] = 'shown';
}

/** Beside what the visitor does: it takes no focus, so `open` is set by hand, and it is no part of an inert page. */
function showBeside({ dialog, panel, content }: DialogElement, page: Document): void {
  const topmost = [...page.querySelectorAll('dialog[open][aria-modal="true"]')].at(-1);
  (topmost ?? page.body).append(dialog);
  dialog.open = true;
  dialog.dataset['phase'] = 'shown';
  setTimeout(() => panel.append(content), SETTLE_MS);
}

interface Listening extends DialogPlace {
  readonly plan: DialogPlan;
  /** Only the first call counts. */
  readonly settle: (outcome: DialogOutcome) => void;
}

function listen({ dialog, buttons }: DialogElement, listening: Listening): void {
  const { plan, settle, stop } = listening;
  const cancel = (): void => settle('cancel');
  buttons.forEach((button, index) => {
    button.addEventListener('click', () => settle(plan.buttons[index]?.outcome ?? 'cancel'));
  });
  if (plan.confirmsAfterMs !== undefined) setTimeout(() => settle('confirm'), plan.confirmsAfterMs);
  stop.addEventListener('abort', cancel, { once: true });
  dialog.addEventListener('close', cancel, { once: true });
  if (buttons.length) listenInside(dialog, listening);
  else listenAround(dialog, listening);
}

/** A modal dialog hears everything itself; no Escape of its own reaches the page's rules, enabled or not. */
function listenInside(dialog: HTMLDialogElement, { plan, settle }: Listening): void {
  const escape = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    if (plan.escape) settle('cancel');
  };
  // The browser closes a dialog at the second Escape whatever is said to its `cancel`; the key itself can be refused.
  dialog.addEventListener('keydown', (event) => isEscape(event) && escape(event));
  dialog.addEventListener('cancel', escape);
  if (plan.overlay) dialog.addEventListener('click', ({ target }) => target === dialog && settle('cancel'));
}

/** Beside a popup the visitor is anywhere on the page. */
function listenAround(dialog: HTMLDialogElement, { plan, settle, page }: Listening): void {
  const ways = new AbortController();
  const { signal } = ways;
  const isOutside = ({ target }: Event): boolean => !dialog.contains(target as Node);
  dialog.addEventListener('close', () => ways.abort(), { once: true });
  if (plan.escape) page.addEventListener('keydown', (event) => isEscape(event) && settle('cancel'), { signal });
  if (plan.overlay) page.addEventListener('click', (event) => isOutside(event) && settle('cancel'), { signal });
}

function isEscape({ key }: KeyboardEvent): boolean {
  return key === 'Escape';
}

/** Lets the hiding transition run, where there is one and for as long as it may take. */
async function hide(dialog: HTMLDialogElement): Promise<void> {
  dialog.dataset['phase'] = 'hiding';
  const fallback = new Promise<unknown>((resolve) => setTimeout(resolve, DIALOG.hideFallbackMs));
  const running = dialog.getAnimations?.({ subtree: true });
  const ended = running ? Promise.allSettled(running.map(({ finished }) => finished)) : fallback;
  await Promise.race([fallback, ended]);
}
