import type { CSSProperties } from 'react';
import type { FontName, SiteTheme, WebFonts } from 'shared-types/site/page/frame';
import { COLOR_SCALE, type CustomPropertyName } from 'shared-types/site/tokens';
import { isDark } from './is-dark';

/** Each family of `fonts/` with its Central European subset, and fallback fonts adjusted to its size. */
const FONT_STACK: Readonly<Record<FontName, string>> = {
  Fraunces: 'Fraunces, Fraunces Ext, Fraunces Times, Fraunces Noto, Fraunces DejaVu, serif',
  'Fraunces Italic': 'Fraunces Italic, Fraunces Italic Ext, Fraunces Times Italic, serif',
  Figtree: 'Figtree, Figtree Ext, Figtree Arial, Figtree DejaVu, sans-serif',
  system: 'system-ui, sans-serif',
};

/** The browser's own controls are dark as well, and messages are light. */
const ON_DARK = {
  colorScheme: 'dark',
  '--color-danger': COLOR_SCALE.red[300],
  '--color-success': COLOR_SCALE.green[300],
};

/**
 * The site's colours and fonts as custom properties of the root element. Families of font services come first; until they
 * have come, and where they do not, the theme's own are drawn.
 */
export function themeStyle({ colors, fonts }: SiteTheme, webFonts: WebFonts = {}): CSSProperties {
  const properties: Partial<Record<CustomPropertyName, string>> = {
    '--color-paper': colors.paper,
    '--color-surface': colors.surface,
    '--color-ink': colors.ink,
    '--color-muted': colors.muted,
    '--color-line': colors.line,
    '--color-accent': colors.accent,
    '--color-on-accent': colors.onAccent,
    '--font-heading': quoted(webFonts.heading) + FONT_STACK[fonts.heading],
    '--font-body': quoted(webFonts.body) + FONT_STACK[fonts.body],
    ...(isDark(colors.paper) ? ON_DARK : {}),
  };
  return properties as CSSProperties;
}

/** A family at the front of a stack, in quotes that it cannot leave. */
function quoted(family: string | undefined): string {
  return family ? `"${family.replace(/["\\\n]/g, '')}", ` : '';
}
