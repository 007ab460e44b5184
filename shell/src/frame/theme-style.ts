import type { CSSProperties } from 'react';
import type { SiteTheme, WebFonts } from 'shared-types/site/page/frame';
import { COLOR_SCALE, type CustomPropertyName } from 'shared-types/site/tokens';
import { fontStack } from './font-stack';
import { isDark } from './is-dark';

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
    '--font-heading': quoted(webFonts.heading) + fontStack(fonts.heading),
    '--font-body': quoted(webFonts.body) + fontStack(fonts.body),
    ...(isDark(colors.paper) ? ON_DARK : {}),
  };
  return properties as CSSProperties;
}

/** A family at the front of a stack, in quotes that it cannot leave. */
function quoted(family: string | undefined): string {
  return family ? `"${family.replace(/["\\\n]/g, '')}", ` : '';
}
