import type { StyleColor } from 'shared-types/admin/styles';
import type { Host } from 'shared-types/host/host';
import { contrast, LEAST_CONTRAST, readableColor } from 'shared-types/site/theme/color-contrast';
import { CONTRAST_PAIRS } from './contrast-pairs';
import { changeColor, formColors } from './form-colors';
import type { messages } from './styles.messages';

/** Follows the colours with the list of texts that can or cannot be read, and offers better ones. */
export function showContrast(
  form: HTMLFormElement,
  { stop, text }: Pick<Host<typeof messages>, 'stop' | 'text'>,
): void {
  const rows = CONTRAST_PAIRS.flatMap(([over, ground]) => {
    const row = form.querySelector<HTMLElement>(`[data-pair="${over} ${ground}"]`);
    return row ? [{ over, ground, row }] : [];
  });
  const show = (): void => {
    const colors = formColors(form);
    for (const { over, ground, row } of rows) showPair(row, [colors[over], colors[ground]], text);
  };
  const use = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-better]') : null;
    const color = button?.dataset.better;
    const pair = button?.closest<HTMLElement>('[data-pair]')?.dataset.pair;
    if (color !== undefined && pair !== undefined) changeColor(form, pair.split(' ')[0] as StyleColor, color);
  };
  form.addEventListener('input', show, { signal: stop });
  form.addEventListener('click', use, { signal: stop });
  show();
}

function showPair(
  row: HTMLElement,
  [over, ground]: readonly [string, string],
  text: Host<typeof messages>['text'],
): void {
  const ratio = contrast(over, ground);
  const isReadable = ratio >= LEAST_CONTRAST;
  row.toggleAttribute('data-readable', isReadable);
  const sample = row.querySelector<HTMLElement>('[data-sample]');
  sample?.style.setProperty('color', over);
  sample?.style.setProperty('background', ground);
  const output = row.querySelector('[data-ratio]');
  const said = text('ratio', { ratio: ratio.toFixed(1), isReadable: String(isReadable) });
  if (output && output.textContent !== said) output.textContent = said;
  const button = row.querySelector<HTMLButtonElement>('[data-better]');
  if (!button) return;
  const better = readableColor(over, ground);
  button.dataset.better = better;
  button.textContent = text('better', { color: better });
  button.hidden = isReadable;
}
