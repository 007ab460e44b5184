import type { ThemeLook, SiteTheme } from '../../site/page/frame';
import type { LayoutRow, PageBody } from '../../site/page/page';
import { sectionKey } from '../../site/theme/row-theme';
import type { SectionTheme } from '../../site/theme/section-themes';
import type { TemplateName } from '../../site/theme/template-names';
import { dirtyPaths } from './dirty-paths';
import { PALETTES } from './palettes';

/** A look of a whole site. */
export interface Template extends Pick<ThemeLook, 'colors' | 'fonts' | 'sizes'> {
  /** How it colours the sections of the home page, in their order. */
  readonly home: readonly SectionTheme[];
  /** The same for a new page that begins with a layout. */
  readonly page: readonly SectionTheme[];
}

/** What a template comes to on a home page. */
export interface TemplateFit {
  readonly theme: SiteTheme;
  /** Coloured sections of the template for which the home page has no section. */
  readonly left: number;
  /** Sections of the home page that keep colours of their own. */
  readonly kept: number;
}

export const TEMPLATES: Readonly<Record<TemplateName, Template>> = {
  atelier: {
    colors: PALETTES.linen,
    fonts: { heading: 'Fraunces', body: 'Figtree' },
    home: ['light', 'tinted', 'light', 'dark'],
    page: ['light', 'tinted'],
  },
  market: {
    colors: PALETTES.snow,
    fonts: { heading: 'Poppins', body: 'Lora' },
    sizes: { headings: 'large', buttonShape: 'pill' },
    home: ['light', 'accent', 'light', 'tinted', 'light', 'dark'],
    page: ['light', 'light', 'accent'],
  },
  evening: {
    colors: PALETTES.night,
    fonts: { heading: 'Playfair Display', body: 'Work Sans' },
    sizes: { headings: 'large', headingWeight: 'regular', buttonShape: 'square' },
    home: ['light', 'tinted', 'light', 'accent'],
    page: ['light', 'tinted'],
  },
  journal: {
    colors: PALETTES.sand,
    fonts: { heading: 'Lora', body: 'Nunito Sans' },
    sizes: { text: 19, headings: 'calm', buttonShape: 'square' },
    home: ['light', 'light', 'tinted'],
    page: ['light'],
  },
  bloom: {
    colors: PALETTES.rose,
    fonts: { heading: 'Cormorant Garamond', body: 'Karla' },
    sizes: { text: 18, headings: 'large', buttonShape: 'pill' },
    home: ['light', 'tinted', 'light', 'accent', 'tinted'],
    page: ['light', 'tinted', 'light', 'accent'],
  },
};

/** A site's theme with the styles of a template. It keeps the former styles in `before`, and sections their own themes. */
export function withTemplate({ template: used, ...look }: SiteTheme, name: TemplateName, home: PageBody): TemplateFit {
  const { home: themes, colors, fonts, sizes } = TEMPLATES[name];
  const rows = home.layout.rows.filter((row) => sectionKey(row) !== undefined);
  const colored = rows.flatMap((row, at) => coloredSection(row, themes[at]));
  // Unchanged templates that were tried in between are not worth restoring: the styles before them are.
  const before = used && dirtyPaths(look, TEMPLATES[used.name]).length === 0 ? used.before : look;
  const theme = {
    ...{ colors, fonts },
    ...(sizes && { sizes }),
    ...(colored.length > 0 && { sections: Object.fromEntries(colored) }),
    template: { name, before },
  };
  const left = themes.slice(rows.length).filter((one) => one !== 'light').length;
  return { theme, left, kept: rows.filter((row) => row.theme !== undefined).length };
}

function coloredSection(row: LayoutRow, theme: SectionTheme = 'light'): [key: string, theme: SectionTheme][] {
  const key = sectionKey(row);
  return key === undefined || theme === 'light' || row.theme !== undefined ? [] : [[key, theme]];
}
