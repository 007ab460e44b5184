import { BULK_FIELDS, MAKE } from 'shared-types/admin/store/product-editor';
import type { Host } from 'shared-types/host/host';
import type { messages } from '../product-editor.messages';
import { reportChange } from './report-change.effects';
import { inputOf } from './typed-options.effects';
import { setField, tick } from './variant-rows.effects';

type BulkHost = Pick<Host<typeof messages>, 'announcer' | 'stop' | 'text'>;

/** Chooses rows, all or one by one, and sets the typed price and stock in them. */
export function setChosen(form: HTMLFormElement, host: BulkHost): void {
  const { stop, text } = host;
  const button = form.querySelector(`button[name=make][value=${MAKE.bulk}]`);
  const all = form.querySelector<HTMLElement>('[data-choose-all]');
  const allBox = all?.querySelector('input');
  if (!button || !all || !allBox) return;
  all.hidden = false;
  const boxes = (): HTMLInputElement[] => [
    ...form.querySelectorAll<HTMLInputElement>('[data-row] input[name$=".chosen"]'),
  ];
  const look = (): void => {
    const chosen = boxes().filter(({ checked }) => checked).length;
    allBox.checked = chosen > 0 && chosen === boxes().length;
    allBox.indeterminate = chosen > 0 && chosen < boxes().length;
    // What is chosen is nothing to save.
    for (const box of [allBox, ...boxes()]) box.defaultChecked = box.checked;
  };
  const apply = (): void => {
    const rows = boxes().flatMap((box) => (box.checked ? (box.closest<HTMLElement>('[data-row]') ?? []) : []));
    const typed = BULK_FIELDS.flatMap((name) => {
      const input = inputOf(form, `bulk.${name}`);
      return input && input.value.trim() !== '' ? [{ name, input }] : [];
    });
    if (rows.length === 0 || typed.length === 0)
      return reportChange(form, host, text(rows.length === 0 ? 'noneChosen' : 'bulkNothing'));
    for (const { name, input } of typed) {
      for (const row of rows) {
        setField(row, name, input.value);
        if (name === 'sale') tick(row, 'onSale', true);
        if (name === 'stock') tick(row, 'unlimited', false);
      }
      input.value = '';
    }
    return reportChange(form, host, text('applied', { count: rows.length }));
  };
  const chooseAll = (): void => {
    for (const box of boxes()) box.checked = allBox.checked;
    look();
  };
  const onClick = (event: Event): void => {
    event.preventDefault();
    apply();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isBulk = event.target instanceof HTMLInputElement && event.target.name.startsWith('bulk.');
    if (event.key !== 'Enter' || !isBulk) return;
    event.preventDefault();
    apply();
  };
  allBox.addEventListener('change', chooseAll, { signal: stop });
  button.addEventListener('click', onClick, { signal: stop });
  form.addEventListener('keydown', onKeyDown, { signal: stop });
  form.addEventListener('change', look, { signal: stop });
  look();
}
