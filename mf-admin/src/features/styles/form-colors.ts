import { STYLE_COLORS, type StyleColor } from 'shared-types/admin/styles';
import type { Palette } from 'shared-types/admin/theme/palettes';

/** The colours that a form has now. */
export function formColors(form: HTMLFormElement): Palette {
  return Object.fromEntries(STYLE_COLORS.map((name) => [name, inputOf(form, name)?.value ?? ''])) as unknown as Palette;
}

/** Changes a colour as its owner would. */
export function changeColor(form: HTMLFormElement, name: StyleColor, color: string): void {
  const input = inputOf(form, name);
  if (!input) return;
  input.value = color;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function inputOf(form: HTMLFormElement, name: StyleColor): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}
