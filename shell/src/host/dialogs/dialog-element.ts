import { DIALOG } from 'shared-types/site/limits';
import type { DialogModel } from './dialog-model';

export interface DialogElement {
  readonly dialog: HTMLDialogElement;
  readonly panel: HTMLElement;
  /** Title, message and buttons, not yet in the panel. */
  readonly content: DocumentFragment;
  /** The buttons in the order of the model. */
  readonly buttons: readonly HTMLButtonElement[];
}

/**
 * Builds a dialog with DOM calls, not React: it must also open on pages without React, and forty lines do not justify
 * fifty-nine kilobytes.
 *
 * @implements DIALOG-11 DIALOG-12
 */
export function buildDialog(page: Document, model: DialogModel): DialogElement {
  const zIndex = nextZIndex(page);
  const dialog = make(page, { tag: 'dialog', className: `site-dialogs site-dialogs--${model.kind}` });
  const panel = make(page, { tag: 'div', className: 'site-dialogs__panel' });
  const content = page.createDocumentFragment();
  const title = model.title === undefined ? [] : [makeText(page, { tag: 'h2', part: 'title', text: model.title })];
  const message = makeText(page, { tag: 'p', part: 'message', text: model.message });
  const buttons = model.buttons.map(({ text, outcome }) => makeButton(page, { text, isQuiet: outcome !== 'confirm' }));
  content.append(...title, message, ...(buttons.length ? [makeActions(page, buttons)] : []));
  dialog.append(panel);
  dialog.style.zIndex = String(zIndex);
  name(dialog, { id: `site-dialog-${zIndex}`, title: title[0], message });
  if (buttons.length) dialog.setAttribute('role', 'alertdialog');
  else panel.setAttribute('role', 'status');
  return { dialog, panel, content, buttons };
}

/** Above every open dialog. */
function nextZIndex(page: Document): number {
  const open = [...page.querySelectorAll<HTMLElement>('.site-dialogs')].map(({ style }) => Number(style.zIndex) + 1);
  return Math.max(DIALOG.baseZIndex, ...open);
}

/** The title names the dialog and the message describes it; without a title the message names it. */
function name(
  dialog: HTMLElement,
  { id, title, message }: { id: string; title: Element | undefined; message: Element },
): void {
  message.id = `${id}-message`;
  if (title) title.id = `${id}-title`;
  dialog.setAttribute('aria-labelledby', title?.id ?? message.id);
  if (title) dialog.setAttribute('aria-describedby', message.id);
}

function make<K extends keyof HTMLElementTagNameMap>(
  page: Document,
  { tag, className }: { tag: K; className: string },
): HTMLElementTagNameMap[K] {
  const element = page.createElement(tag);
  element.className = className;
  return element;
}

function makeText(page: Document, { tag, part, text }: { tag: 'h2' | 'p'; part: string; text: string }): HTMLElement {
  const element = make(page, { tag, className: `site-dialogs__${part}` });
  element.textContent = text;
  return element;
}

function makeButton(page: Document, { text, isQuiet }: { text: string; isQuiet: boolean }): HTMLButtonElement {
  const button = make(page, { tag: 'button', className: isQuiet ? 'button button--quiet' : 'button' });
  button.type = 'button';
  button.textContent = text;
  return button;
}

function makeActions(page: Document, buttons: readonly HTMLButtonElement[]): HTMLElement {
  const actions = make(page, { tag: 'div', className: 'site-dialogs__actions' });
  actions.append(...buttons);
  return actions;
}
