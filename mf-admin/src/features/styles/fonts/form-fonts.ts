import { STYLE_FONTS, type StyleFont } from 'shared-types/admin/styles';

/** The font that a form has now; undefined without its select element. */
export function fontSelect(form: HTMLFormElement, use: StyleFont): HTMLSelectElement | undefined {
  const field = form.elements.namedItem(use);
  return field instanceof HTMLSelectElement ? field : undefined;
}

/** Changes a font as its owner would. */
export function changeFont(form: HTMLFormElement, use: StyleFont, name: string): void {
  const select = fontSelect(form, use);
  if (!select) return;
  select.value = name;
  select.dispatchEvent(new Event('input', { bubbles: true }));
}

/** True for the name of a field for a font. */
export function isUse(text: string | undefined): text is StyleFont {
  return STYLE_FONTS.some((use) => use === text);
}
