import type { SiteTheme } from '../page/frame';
import { COLOR_SCALE, type CustomPropertyName } from '../tokens';
import { contrast, isDark, LEAST_CONTRAST, mixColors, readableColor } from './color-contrast';
import type { SectionTheme } from './section-themes';

export type SiteColors = SiteTheme['colors'];

/** Custom properties by colour. */
export const COLOR_PROPERTIES = {
  paper: '--color-paper',
  surface: '--color-surface',
  ink: '--color-ink',
  muted: '--color-muted',
  line: '--color-line',
  accent: '--color-accent',
  onAccent: '--color-on-accent',
} as const satisfies Record<keyof SiteColors, CustomPropertyName>;
type ColorPropertyName = (typeof COLOR_PROPERTIES)[keyof SiteColors];

/** Shares of one colour in another. */
const CARD = 0.08;
const MUTED = 0.25;
const LINE = 0.25;

/**
 * The colours of a section, derived from those of the site: text that can be read with the site's can be read with them. `dark`
 * is text and background exchanged, so on a dark site it is light.
 */
export function sectionColors(theme: SectionTheme, colors: SiteColors): SiteColors {
  switch (theme) {
    case 'tinted':
      return tinted(colors);
    case 'dark':
      return reversed(colors.ink, colors.paper);
    case 'accent':
      return reversed(colors.accent, colors.onAccent);
    default:
      return colors;
  }
}

/** Properties of a section's element: custom properties of its colours, and `color-scheme`. */
export function sectionProperties(
  theme: SectionTheme,
  colors: SiteColors,
): Readonly<Partial<Record<CustomPropertyName | 'color-scheme', string>>> {
  const own = sectionColors(theme, colors);
  return { ...colorProperties(own), ...messageProperties(own.paper) };
}

/** The custom properties of colours. */
export function colorProperties(colors: SiteColors): Readonly<Record<ColorPropertyName, string>> {
  const names = Object.keys(COLOR_PROPERTIES) as (keyof SiteColors)[];
  const entries = names.map((name) => [COLOR_PROPERTIES[name], colors[name]]);
  return Object.fromEntries(entries) as Record<ColorPropertyName, string>;
}

/** The browser's own controls are as dark as the background, and messages can be read on it. */
export function messageProperties(paper: string) {
  const [scheme, step] = isDark(paper) ? (['dark', 300] as const) : (['light', 700] as const);
  return {
    'color-scheme': scheme,
    '--color-danger': readableColor(COLOR_SCALE.red[step], paper),
    '--color-success': readableColor(COLOR_SCALE.green[step], paper),
  } as const;
}

function tinted(colors: SiteColors): SiteColors {
  const { paper, surface } = colors;
  const accent = readableColor(colors.accent, surface);
  const isReadable = contrast(colors.onAccent, accent) >= LEAST_CONTRAST;
  return {
    ...colors,
    paper: surface,
    surface: paper,
    muted: readableColor(colors.muted, surface),
    accent,
    onAccent: isReadable ? colors.onAccent : readableColor(colors.onAccent, accent),
  };
}

/** A strong background with one colour for text and buttons. */
function reversed(paper: string, ink: string): SiteColors {
  const card = mixColors(paper, ink, CARD);
  return {
    paper,
    surface: contrast(ink, card) >= LEAST_CONTRAST ? card : paper,
    ink,
    muted: readableColor(mixColors(ink, paper, MUTED), paper),
    line: mixColors(paper, ink, LINE),
    accent: ink,
    onAccent: paper,
  };
}
