import type { CSSProperties } from 'react';
import type { SiteTheme, WebFonts } from 'shared-types/site/page/frame';
import { isDark } from 'shared-types/site/theme/color-contrast';
import { colorProperties, messageProperties, sectionProperties } from 'shared-types/site/theme/section-theme';
import type { SectionTheme } from 'shared-types/site/theme/section-themes';
import { sizeProperties } from 'shared-types/site/theme/theme-sizes';
import { fontStack } from './font-stack';

/**
 * The site's colours, fonts and sizes as custom properties of the root element. Families of font services come first; until
 * they have come, and where they do not, the theme's own are drawn.
 */
export function themeStyle({ colors, fonts, sizes }: SiteTheme, webFonts: WebFonts = {}): CSSProperties {
  return styleOf({
    ...colorProperties(colors),
    '--font-heading': quoted(webFonts.heading) + fontStack(fonts.heading),
    '--font-body': quoted(webFonts.body) + fontStack(fonts.body),
    ...sizeProperties(sizes),
    ...(isDark(colors.paper) ? messageProperties(colors.paper) : {}),
  });
}

/** The colours of a section as custom properties of its element. */
export function sectionStyle(theme: SectionTheme, { colors }: SiteTheme): CSSProperties {
  return styleOf(sectionProperties(theme, colors));
}

function styleOf({ 'color-scheme': colorScheme, ...properties }: Readonly<Record<string, string>>): CSSProperties {
  return { ...properties, ...(colorScheme === undefined ? {} : { colorScheme }) } as CSSProperties;
}

/** A family at the front of a stack, in quotes that it cannot leave. */
function quoted(family: string | undefined): string {
  return family ? `"${family.replace(/["\\\n]/g, '')}", ` : '';
}
