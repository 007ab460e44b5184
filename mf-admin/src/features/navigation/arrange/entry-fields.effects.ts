import type { MenuField } from 'shared-types/admin/navigation';
import { itemName, NOTHING, type MenuItem } from '../menu-item';

/** What the fields of a row say. */
export function itemIn(row: HTMLElement): MenuItem {
  const kind = selectIn(row)?.value;
  return {
    kind: kind === 'folder' || kind === 'order' ? kind : 'link',
    title: inputIn(row, 'title')?.value ?? '',
    path: inputIn(row, 'path')?.value ?? '',
    isNewWindow: inputIn(row, 'newWindow')?.checked ?? false,
    isInside: inputIn(row, 'inside')?.checked ?? false,
    isOpen: detailsIn(row)?.open ?? false,
  };
}

/** Writes an entry into a row. Errors belonged to the former one, so they go. */
export function writeItem(row: HTMLElement, item: MenuItem): void {
  const before = itemIn(row);
  const [title, path] = [inputIn(row, 'title'), inputIn(row, 'path')];
  if (title) title.value = item.title;
  if (path) path.value = item.path;
  const select = selectIn(row);
  if (select) select.value = item.kind;
  for (const [name, isChecked] of [
    ['newWindow', item.isNewWindow],
    ['inside', item.isInside],
  ] as const) {
    const box = inputIn(row, name);
    if (box) box.checked = isChecked;
  }
  const details = detailsIn(row);
  if (details) details.open = item.isOpen ?? false;
  if (before.title !== item.title || before.path !== item.path) clearErrors(row);
}

/** Shows the entry of a row by its summary, and in the names of its buttons. */
export function showItem(row: HTMLElement, unnamed: string): void {
  const item = itemIn(row);
  const name = itemName(item) || unnamed;
  const texts = { name, where: item.kind === 'folder' ? '' : item.path };
  for (const [place, text] of Object.entries(texts)) {
    const element = row.querySelector(`[data-${place}]`);
    if (element) element.textContent = text;
  }
  for (const element of row.querySelectorAll('[data-of]')) element.textContent = ` ${name}`;
  row.dataset['kind'] = item.kind;
  row.toggleAttribute('data-inside', item.isInside);
}

/** A row after the last one of a menu, empty. */
export function copyRow(last: HTMLElement, menu: string, number: number): HTMLElement {
  const copy = last.cloneNode(true) as HTMLElement;
  const own = new RegExp(`\\b${menu}([.-])${number}\\1`, 'g');
  for (const element of copy.querySelectorAll('*'))
    for (const { name, value } of element.attributes)
      element.setAttribute(name, value.replace(own, `${menu}$1${number + 1}$1`));
  const place = inputIn(copy, 'place');
  if (place) place.defaultValue = `${number + 1}`;
  for (const drop of copy.querySelectorAll('[data-drop]')) drop.removeAttribute('data-drop');
  writeItem(copy, NOTHING);
  clearErrors(copy);
  return copy;
}

export function inputIn(row: HTMLElement, name: MenuField): HTMLInputElement | null {
  return row.querySelector<HTMLInputElement>(`input[name$=".${name}"]`);
}

export function detailsIn(row: HTMLElement): HTMLDetailsElement | null {
  return row.querySelector('details');
}

function selectIn(row: HTMLElement): HTMLSelectElement | null {
  return row.querySelector('select');
}

function clearErrors(row: HTMLElement): void {
  for (const field of row.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
  for (const error of row.querySelectorAll('[data-field-error]')) error.textContent = '';
}
