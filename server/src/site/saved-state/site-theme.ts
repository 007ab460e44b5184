import { hash } from 'node:crypto';
import type { SiteTheme } from 'shared-types/site/page/frame';
import type { StateKind } from './saved-state';

/** Colours and fonts of a site. */
export const SITE_THEME: StateKind<SiteTheme> = {
  table: 'site_theme_change',
  column: 'theme',
  of: ({ profile }, last) => last ?? profile.theme,
  into: ({ profile, ...site }, theme) => ({ ...site, profile: { ...profile, theme } }),
  wanted: (_, sent) => sent,
  nameOf: siteThemeName,
};

/** Names a state: equal ones have the same name. */
export function siteThemeName({ colors, fonts }: SiteTheme): string {
  const { paper, surface, ink, muted, line, accent, onAccent } = colors;
  const values = [paper, surface, ink, muted, line, accent, onAccent, fonts.heading, fonts.body];
  return hash('sha256', JSON.stringify(values), 'base64url');
}
