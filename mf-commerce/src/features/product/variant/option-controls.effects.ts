import type { Host } from 'shared-types/host/host';
import type { messages } from '../product.messages';
import type { ShownVariant } from './shown-variant';
import { isBuyableWith, valuesOfOption, variantOfValues } from './variant-of-values';

interface OptionControls {
  readonly form: HTMLFormElement;
  readonly variants: readonly ShownVariant[];
  readonly host: Host<typeof messages>;
}

/**
 * Splits the list of variants into one list per option, in the same place and with the same height; the original list is
 * still the one that is sent.
 */
export function startOptionControls({ form, variants, host }: OptionControls): void {
  const place = form.querySelector<HTMLElement>('[data-choice]');
  const list = place?.querySelector<HTMLElement>('[data-variant-list]');
  const sent = list?.querySelector('select');
  if (!place || !list || !sent) return;
  const names = JSON.parse(place.dataset['optionNames'] ?? '[]') as string[];
  const group = document.createElement('div');
  group.className = 'commerce-product__options';
  const controls = names.map((name, option) =>
    createControl(group, { name, id: `${sent.id}-${option}`, values: valuesOfOption(variants, option) }),
  );
  const chosen = () => controls.map(({ value }) => value);

  const follow = () => {
    sent.value = variantOfValues(variants, chosen())?.id ?? '';
    markSoldOut(controls, (change) => isBuyableWith(variants, chosen(), change), host);
  };
  const values = variants.find(({ id }) => id === sent.value)?.values ?? [];
  controls.forEach((control, option) => (control.value = values[option] ?? control.value));
  follow();
  list.before(group);
  list.hidden = true;
  group.addEventListener('change', follow, { signal: host.stop });
  host.stop.addEventListener('abort', () => {
    group.remove();
    list.hidden = false;
  });
}

function createControl(
  group: HTMLElement,
  { name, id, values }: { name: string; id: string; values: readonly string[] },
): HTMLSelectElement {
  const field = document.createElement('div');
  const label = document.createElement('label');
  const control = document.createElement('select');
  field.className = 'field';
  Object.assign(label, { htmlFor: id, textContent: name });
  Object.assign(control, { id, autocomplete: 'off' });
  control.append(...values.map((value) => new Option(value, value)));
  field.append(label, control);
  group.append(field);
  return control;
}

function markSoldOut(
  controls: readonly HTMLSelectElement[],
  isBuyable: (change: { readonly option: number; readonly value: string }) => boolean,
  host: Host<typeof messages>,
): void {
  controls.forEach((control, option) => {
    for (const item of control.options) {
      item.text = isBuyable({ option, value: item.value })
        ? item.value
        : host.text('variantSoldOut', { name: item.value });
    }
  });
}
