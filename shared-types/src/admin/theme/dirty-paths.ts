import type { SiteTheme } from '../../site/page/frame';
import { sectionColors } from '../../site/theme/section-theme';
import { SECTION_THEMES } from '../../site/theme/section-themes';
import { STYLE_COLORS, STYLE_PATHS, type StylePath } from '../styles';
import { FONT_PAIRS } from './font-pairs';
import { PALETTES } from './palettes';

const OWN = 'custom';

/** Each path's value, as text that is equal for equal values. */
const VALUES: Readonly<Record<StylePath, (theme: SiteTheme) => string>> = {
  'colors.activeThemeId': paletteId,
  'fonts.activeThemeId': pairId,
  'colors.palette': ({ colors }) => colorsText(colors),
  'colors.themes': ({ colors }) =>
    SECTION_THEMES.slice(1)
      .map((name) => colorsText(sectionColors(name, colors)))
      .join(),
  'fonts.themes': ({ fonts: { heading, body } }) => `${heading}, ${body}`,
  'fonts.fontUsageCategories': ({ sizes = {} }) => {
    const { text, headings, headingWeight, buttonWeight, buttonShape } = sizes;
    return JSON.stringify([text ?? null, headings, headingWeight, buttonWeight, buttonShape]);
  },
};

/**
 * Which parts of a site's look differ between two themes.
 *
 * @implements EDIT-29
 */
export function dirtyPaths(before: SiteTheme, after: SiteTheme): StylePath[] {
  return STYLE_PATHS.filter((path) => VALUES[path](before) !== VALUES[path](after));
}

/** Name of the ready palette that a theme has; `custom` for other colours. */
function paletteId({ colors }: SiteTheme): string {
  const own = colorsText(colors);
  return Object.entries(PALETTES).find(([, palette]) => colorsText(palette) === own)?.[0] ?? OWN;
}

/** The ready pair that a theme has; `custom` for other fonts. */
function pairId({ fonts }: SiteTheme): string {
  const pair = FONT_PAIRS.find(({ heading, body }) => heading === fonts.heading && body === fonts.body);
  return pair ? `${pair.heading}, ${pair.body}` : OWN;
}

function colorsText(colors: SiteTheme['colors']): string {
  return STYLE_COLORS.map((name) => colors[name]).join(' ');
}
