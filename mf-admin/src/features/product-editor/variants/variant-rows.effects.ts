import type { OptionedRow } from 'shared-types/admin/store/variant-combinations';
import { copyTemplate } from '../uploads/copy-template.effects';
import { renameParts } from '../uploads/rename-parts.effects';
import type { TypedOption } from './typed-options.effects';

const NEW_ROW = /^n(\d+)$/;
const TEMPLATE_ROW = 'n0';
/** Fields that a new row begins with. */
const TAKEN = ['price', 'sale', 'weight', 'length', 'width', 'height', 'every', 'everyCount', 'times'];
const TAKEN_BOXES = ['onSale', 'unlimited'];

export interface PlacedRow {
  readonly row: HTMLElement;
  /** From 1. */
  readonly place: number;
}

/** The rows of variants in the form. */
export interface VariantRows {
  readonly all: () => readonly HTMLElement[];
  find(row: string): HTMLElement | undefined;
  /** Values of the rows, and of variants on other pages of the form. */
  values(options: readonly TypedOption[]): readonly OptionedRow[];
  isElsewhere(row: string): boolean;
  /** A new row that begins with the prices and measures of another. */
  add(like: HTMLElement | undefined): HTMLElement;
  setValues(row: HTMLElement, options: readonly TypedOption[], values: readonly string[]): void;
  /** Removes a new row at once, and a saved variant with the next save. */
  remove(row: string): void;
  /** Gives the rows their positions, before all others, and keeps them when the form is saved. */
  arrange(rows: readonly PlacedRow[]): void;
}

export function variantRows(form: HTMLFormElement, list: HTMLElement): VariantRows {
  const elsewhere = JSON.parse(list.dataset.otherVariants ?? '[]') as readonly OptionedRow[];
  const all = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const find = (row: string) => all().find((one) => one.dataset.row === row);
  // Numbers of removed rows are not used again: the server names variants after their rows.
  let last = 0;
  const nextRow = (): string => {
    for (const { dataset } of all()) last = Math.max(last, Number(NEW_ROW.exec(dataset.row ?? '')?.[1] ?? 0));
    last += 1;
    return `n${last}`;
  };
  return {
    all,
    find,
    values: (options) => [
      ...all().map((row) => ({
        row: row.dataset.row ?? '',
        values: options.map(({ number }) => fieldOf(row, `option.${number}`)?.value.trim() ?? ''),
      })),
      ...elsewhere.map(({ row, values }) => ({ row, values: options.map(({ number }) => values[number - 1] ?? '') })),
    ],
    isElsewhere: (row) => elsewhere.some((one) => one.row === row),
    add: (like) => {
      const row = copyTemplate(form, '[data-row-template]');
      renameParts(row, TEMPLATE_ROW, nextRow());
      if (like) takeFrom(like, row);
      const isLikeNew = NEW_ROW.test(like?.dataset.row ?? '');
      setField(row, 'stock', (isLikeNew && like ? fieldOf(like, 'stock')?.value : '') || '0');
      list.append(row);
      return row;
    },
    setValues: (row, options, values) => {
      options.forEach(({ number }, index) => setField(row, `option.${number}`, values[index] ?? ''));
      const name = values.join(' / ');
      const place = row.querySelector('[data-row-name]');
      if (place) place.textContent = name;
    },
    remove: (row) => {
      const shown = find(row);
      if (shown && NEW_ROW.test(row)) return shown.remove();
      if (shown) return tick(shown, 'remove', true);
      return list.append(hiddenField(`v.${row}.remove`, 'on'));
    },
    arrange: (rows) => {
      for (const hidden of list.querySelectorAll(':scope > input')) hidden.remove();
      for (const { row, place } of rows) {
        setField(row, 'place', String(place));
        tick(row, 'remove', false);
      }
      list.prepend(...rows.map(({ row }) => row));
    },
  };
}

type RowField = HTMLInputElement | HTMLSelectElement;

/** A field of a row by the end of its name. */
export function fieldOf(row: HTMLElement, name: string): RowField | undefined {
  return row.querySelector<RowField>(`[name="v.${row.dataset.row}.${name}"]`) ?? undefined;
}

/** Sets a field of a row; values of options that the page did not know get a hidden one. */
export function setField(row: HTMLElement, name: string, value: string): void {
  const field = fieldOf(row, name);
  if (field) field.value = value;
  else row.append(hiddenField(`v.${row.dataset.row}.${name}`, value));
}

export function tick(row: HTMLElement, name: string, isTicked: boolean): void {
  const box = fieldOf(row, name);
  if (box instanceof HTMLInputElement) box.checked = isTicked;
}

export function hiddenField(name: string, value: string): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'hidden', name, value });
}

function takeFrom(like: HTMLElement, row: HTMLElement): void {
  for (const name of TAKEN) {
    const value = fieldOf(like, name)?.value;
    if (value !== undefined) setField(row, name, value);
  }
  for (const name of TAKEN_BOXES) {
    const box = fieldOf(like, name);
    tick(row, name, box instanceof HTMLInputElement && box.checked);
  }
}
