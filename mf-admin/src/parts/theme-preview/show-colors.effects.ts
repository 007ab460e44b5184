import { COLOR_PROPERTIES, type SiteColors } from 'shared-types/site/theme/section-theme';
import { SECTION_THEMES } from 'shared-types/site/theme/section-themes';
import { colorSection } from './color-section.effects';

/** Shows colours on a framed page, in its sections too. */
export function showColors(root: HTMLElement, colors: SiteColors): void {
  for (const [name, property] of Object.entries(COLOR_PROPERTIES))
    root.style.setProperty(property, colors[name as keyof SiteColors]);
  for (const section of root.querySelectorAll<HTMLElement>('.frame-row[data-theme]'))
    colorSection(
      section,
      SECTION_THEMES.find((name) => name === section.dataset['theme']),
    );
}
