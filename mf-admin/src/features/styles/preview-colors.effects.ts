import { STYLE_COLORS } from 'shared-types/admin/styles';
import type { Host } from 'shared-types/host/host';
import { COLOR_PROPERTIES, sectionProperties } from 'shared-types/site/theme/section-theme';
import { SECTION_THEMES } from 'shared-types/site/theme/section-themes';
import { followForm } from './follow-form.effects';
import { formColors } from './form-colors';
import type { Palette } from 'shared-types/admin/theme/palettes';

/** Shows the colours of the form on the page in a frame, which visitors do not see. */
export function previewColors(form: HTMLFormElement, frame: HTMLIFrameElement, { stop }: Pick<Host, 'stop'>): void {
  const show = (): void => {
    // Null for a page of another site.
    const root = frame.contentDocument?.documentElement;
    const colors = formColors(form);
    for (const name of STYLE_COLORS) root?.style.setProperty(COLOR_PROPERTIES[name], colors[name]);
    if (root) showSections(root, colors);
  };
  frame.addEventListener('load', show, { signal: stop });
  followForm(form, stop, show);
}

/** Sections with colours of their own have properties of their own. */
function showSections(root: HTMLElement, colors: Palette): void {
  for (const section of root.querySelectorAll<HTMLElement>('.frame-row[data-theme]')) {
    const theme = SECTION_THEMES.find((name) => name === section.dataset['theme']) ?? 'light';
    for (const [name, value] of Object.entries(sectionProperties(theme, colors)))
      section.style.setProperty(name, value);
  }
}
