import { hash } from 'node:crypto';
import type { SiteTheme } from 'shared-types/site/page/frame';
import type { StateKind } from './saved-state';

/** Colours, fonts and sizes of a site. */
export const SITE_THEME: StateKind<SiteTheme> = {
  table: 'site_theme_change',
  column: 'theme',
  of: ({ profile }, last) => last ?? profile.theme,
  into: ({ profile, ...site }, theme) => ({ ...site, profile: { ...profile, theme } }),
  wanted: (_, sent) => sent,
  nameOf: siteThemeName,
};

/** Names a state: equal ones have the same name. */
export function siteThemeName({ colors, fonts, sizes }: SiteTheme): string {
  const { paper, surface, ink, muted, line, accent, onAccent } = colors;
  const values = [paper, surface, ink, muted, line, accent, onAccent, fonts.heading, fonts.body, ...sizeValues(sizes)];
  return hash('sha256', JSON.stringify(values), 'base64url');
}

/** Nothing for a theme without chosen sizes, which is named as it was before there were any. */
function sizeValues(sizes: SiteTheme['sizes']): unknown[] {
  const { text, headings, headingWeight, buttonWeight, buttonShape } = sizes ?? {};
  const values = [text, headings, headingWeight, buttonWeight, buttonShape];
  return values.some((value) => value !== undefined) ? values : [];
}
