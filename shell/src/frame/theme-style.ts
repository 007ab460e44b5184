import type { CSSProperties } from 'react';
import type { FontName, SiteTheme } from 'shared-types/site/page/frame';
import type { CustomPropertyName } from 'shared-types/site/tokens';

/** Each family of `fonts/` with its Central European subset, and fallback fonts adjusted to its size. */
const FONT_STACK: Readonly<Record<FontName, string>> = {
  Fraunces: 'Fraunces, Fraunces Ext, Fraunces Times, Fraunces Noto, Fraunces DejaVu, serif',
  'Fraunces Italic': 'Fraunces Italic, Fraunces Italic Ext, Fraunces Times Italic, serif',
  Figtree: 'Figtree, Figtree Ext, Figtree Arial, Figtree DejaVu, sans-serif',
  system: 'system-ui, sans-serif',
};

/** The site's colours and fonts as custom properties of the root element. */
export function themeStyle({ colors, fonts }: SiteTheme): CSSProperties {
  const properties: Partial<Record<CustomPropertyName, string>> = {
    '--color-paper': colors.paper,
    '--color-surface': colors.surface,
    '--color-ink': colors.ink,
    '--color-muted': colors.muted,
    '--color-line': colors.line,
    '--color-accent': colors.accent,
    '--color-on-accent': colors.onAccent,
    '--font-heading': FONT_STACK[fonts.heading],
    '--font-body': FONT_STACK[fonts.body],
  };
  return properties as CSSProperties;
}
