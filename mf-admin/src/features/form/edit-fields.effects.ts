import type { Host } from 'shared-types/host/host';
import { FORM_LIMIT } from 'shared-types/forms/form-builder';
import type { messages } from './form.messages';
import { offerFields } from './offer-fields.effects';

type FieldsHost = Pick<Host<typeof messages>, 'announcer' | 'stop' | 'text'>;

/**
 * Buttons that add, move, remove and restore fields. Everything they do is in the form's inputs, so that saving and undo need
 * nothing else: the position of each row, and the box of those that are removed.
 */
export function editFields(form: HTMLFormElement, host: FieldsHost): { restore(): void; showErrors(): void } {
  const list = form.querySelector<HTMLElement>('[data-rows]');
  const palette = form.querySelector<HTMLElement>('[data-palette]');
  if (!list || !palette) return { restore() {}, showErrors() {} };
  const { announcer, stop, text } = host;
  const rows = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const shown = (): HTMLElement[] => rows().filter((row) => !isRemoved(row));
  const changed = (): void => {
    rows().forEach((row, index) => write(row, 'place', `${index + 1}`));
    look();
    // Lets other code notice the change as if it were typed.
    form.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const look = (): void => {
    rows().forEach(showRow);
    shown().forEach((row, index, { length }) => {
      for (const button of row.querySelectorAll<HTMLButtonElement>('[data-move]')) {
        const { move } = button.dataset;
        button.disabled = (move === 'up' && index === 0) || (move === 'down' && index === length - 1);
      }
    });
    offerFields(shown());
    const isFull = shown().length >= FORM_LIMIT.fields;
    for (const button of palette.querySelectorAll<HTMLButtonElement>('[data-add]')) button.disabled = isFull;
  };

  const add = (type: string): void => {
    const template = palette.querySelector<HTMLTemplateElement>(`template[data-new="${type}"]`);
    const row = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
    if (!row) return;
    number(row, nextNumber(form));
    row.dataset.added = '';
    list.append(row);
    showButtons(row);
    changed();
    announcer.announce(text('added', { title: titleOf(row) }));
    const title = inputOf(row, 'title');
    title?.focus();
    title?.select();
  };

  const move = (row: HTMLElement, direction: 'up' | 'down'): void => {
    const all = shown();
    const other = all[all.indexOf(row) + (direction === 'up' ? -1 : 1)];
    if (!other) return;
    if (direction === 'up') other.before(row);
    else other.after(row);
    changed();
    announcer.announce(text('moved', { title: titleOf(row), number: shown().indexOf(row) + 1 }));
    const buttons = [direction, 'up', 'down'].map((one) => buttonOf(row, one));
    buttons.find((button) => button && !button.disabled)?.focus();
  };

  const setRemoved = (row: HTMLElement, isNow: boolean): void => {
    const box = inputOf(row, 'remove');
    if (box) box.checked = isNow;
    // An empty row has no box, and nothing to keep.
    else row.remove();
    changed();
    const warning = row.querySelector('[data-warning]')?.textContent ?? '';
    announcer.announce(`${text(isNow ? 'removed' : 'restored')} ${titleOf(row)}. ${isNow ? warning : ''}`.trim());
    row.querySelector<HTMLElement>(isNow ? '[data-restore]' : 'summary')?.focus();
  };

  const click = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    const row = button.closest<HTMLElement>('[data-row]');
    const { add: type, move: direction, restore } = button.dataset;
    if (type !== undefined) add(type);
    if (!row) return;
    if (direction === 'up' || direction === 'down') move(row, direction);
    else if (direction === 'remove') setRemoved(row, true);
    else if (restore !== undefined) setRemoved(row, false);
  };

  // With script, the palette replaces empty rows; a row in which something was typed before stays.
  for (const row of rows()) if (row.dataset.spare !== undefined && isEmpty(row)) row.remove();
  palette.hidden = false;
  rows().forEach(showButtons);
  form.addEventListener('click', click, { signal: stop });
  form.addEventListener('input', look, { signal: stop });
  look();
  return {
    restore() {
      for (const row of rows()) if (row.dataset.added !== undefined) row.remove();
      list.append(...rows().sort((a, b) => placeOf(a) - placeOf(b)));
      look();
    },
    showErrors() {
      for (const details of list.querySelectorAll('details'))
        if (details.querySelector('[aria-invalid=true]')) details.open = true;
    },
  };
}

/** Gives the row of a template its number. */
function number(row: HTMLElement, own: number): void {
  for (const element of row.querySelectorAll('*'))
    for (const { name, value } of element.attributes)
      if (name !== 'd') element.setAttribute(name, value.replaceAll(/\bfield([.-])0([.-])/g, `field$1${own}$2`));
}

function nextNumber(form: HTMLFormElement): number {
  const numbers = [...form.elements].map((element) => Number(/^field\.(\d+)\./.exec(nameOf(element))?.[1] ?? 0));
  return Math.max(0, ...numbers) + 1;
}

function nameOf(element: Element): string {
  return element.getAttribute('name') ?? '';
}

function inputOf(row: HTMLElement, name: string): HTMLInputElement | null {
  return row.querySelector<HTMLInputElement>(`[name^="field."][name$=".${name}"]`);
}

function write(row: HTMLElement, name: string, value: string): void {
  const input = inputOf(row, name);
  if (input) input.value = value;
}

function buttonOf(row: HTMLElement, move: string): HTMLButtonElement | null {
  return row.querySelector<HTMLButtonElement>(`[data-move=${move}]`);
}

function titleOf(row: HTMLElement): string {
  return inputOf(row, 'title')?.value.trim() ?? '';
}

function placeOf(row: HTMLElement): number {
  return Number(inputOf(row, 'place')?.value) || Infinity;
}

function isRemoved(row: HTMLElement): boolean {
  return inputOf(row, 'remove')?.checked === true;
}

function isEmpty(row: HTMLElement): boolean {
  return titleOf(row) === '' && (row.querySelector('select')?.value ?? '') === '';
}

function showButtons(row: HTMLElement): void {
  for (const element of row.querySelectorAll<HTMLElement>('[data-place], [data-remove]')) element.hidden = true;
  for (const element of row.querySelectorAll<HTMLElement>('[data-moves]')) element.hidden = false;
}

/** Shows the row or the note that it is removed, with its title as typed. */
function showRow(row: HTMLElement): void {
  const isGone = isRemoved(row);
  for (const element of row.querySelectorAll<HTMLElement>('[data-kept]')) element.hidden = isGone;
  for (const element of row.querySelectorAll<HTMLElement>('[data-removed]')) element.hidden = !isGone;
  const title = titleOf(row);
  if (title !== '') for (const element of row.querySelectorAll('[data-row-title]')) element.textContent = title;
}
