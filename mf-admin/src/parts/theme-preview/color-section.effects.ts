import { COLOR_PROPERTIES, sectionProperties, type SiteColors } from 'shared-types/site/theme/section-theme';
import { SECTION_THEME_CLASS, type SectionTheme } from 'shared-types/site/theme/section-themes';

/** Gives a section of a framed page its colours as the server would. */
export function colorSection(section: HTMLElement, theme: SectionTheme = 'light'): void {
  const isColored = theme !== 'light';
  if (!isColored && !section.classList.contains(SECTION_THEME_CLASS)) return;
  section.classList.toggle(SECTION_THEME_CLASS, isColored);
  if (isColored) section.dataset['theme'] = theme;
  else delete section.dataset['theme'];
  const properties = sectionProperties(theme, colorsOf(section.ownerDocument.documentElement));
  for (const [name, value] of Object.entries(properties)) {
    if (isColored) section.style.setProperty(name, value);
    else section.style.removeProperty(name);
  }
}

/** The colours of the site, which its pages have as custom properties. */
function colorsOf({ style }: HTMLElement): SiteColors {
  const entries = Object.entries(COLOR_PROPERTIES).map(([name, property]) => [name, style.getPropertyValue(property)]);
  return Object.fromEntries(entries) as unknown as SiteColors;
}
