import { STYLE_SIZES, type StyleSize } from 'shared-types/admin/styles';
import { themeOfValues } from 'shared-types/admin/theme/style-values';
import type { SiteTheme } from 'shared-types/site/page/frame';
import { fontOf } from './fonts/font-of';
import { fontSelect } from './fonts/form-fonts';
import { formColors } from './form-colors';

/** The theme that a form has now. */
export function formTheme(form: HTMLFormElement): SiteTheme {
  const [heading, body] = (['heading', 'body'] as const).map((use) => fontOf(fontSelect(form, use)?.value ?? ''));
  const sizes = Object.keys(STYLE_SIZES).map((name) => [name, valueOf(form, name as StyleSize)]);
  return themeOfValues({ ...formColors(form), heading, body, ...Object.fromEntries(sizes) });
}

function valueOf(form: HTMLFormElement, name: StyleSize): string {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLSelectElement ? field.value : STYLE_SIZES[name][0];
}
