import { OPERATORS_OF } from 'shared-types/forms/logic/condition';
import type { FieldType } from 'shared-types/forms/contact-form';

/**
 * Offers the fields above each row for its conditions, in their current order and with their current titles. A selected field
 * stays selected when it moves below; the server reports that as an error.
 */
export function offerFields(rows: readonly HTMLElement[]): void {
  const above: (readonly [value: string, title: string])[] = [];
  for (const row of rows) {
    for (const select of row.querySelectorAll<HTMLSelectElement>('[data-condition] select[name$=".field"]'))
      offer(select, above);
    const type = row.dataset.row as FieldType | '';
    if (type && OPERATORS_OF[type].length > 0) above.push([nameOf(row), titleOf(row)]);
  }
}

function offer(select: HTMLSelectElement, fields: readonly (readonly [value: string, title: string])[]): void {
  const [none, ...former] = select.options;
  if (!none) return;
  const kept = former.filter(
    ({ value, selected, defaultSelected }) => (selected || defaultSelected) && !fields.some(([own]) => own === value),
  );
  const options = fields.map(([value, title]) => {
    const before = former.find((option) => option.value === value);
    return new Option(title, value, before?.defaultSelected, before?.selected);
  });
  select.replaceChildren(none, ...options, ...kept);
}

/** The id of the row's field, or the row as long as there is none. */
function nameOf(row: HTMLElement): string {
  const input = inputOf(row, 'id');
  return input?.value || `row.${/^field\.(\d+)\./.exec(input?.name ?? '')?.[1] ?? ''}`;
}

function titleOf(row: HTMLElement): string {
  return inputOf(row, 'title')?.value.trim() ?? '';
}

function inputOf(row: HTMLElement, name: string): HTMLInputElement | null {
  return row.querySelector<HTMLInputElement>(`[name^="field."][name$=".${name}"]`);
}
