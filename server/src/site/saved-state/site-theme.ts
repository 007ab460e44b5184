import { hash } from 'node:crypto';
import type { ThemeLook, SiteTheme } from 'shared-types/site/page/frame';
import type { StateKind } from './saved-state';

/** The look of a site: colours, fonts, sizes, and the template that it has. */
export const SITE_THEME: StateKind<SiteTheme> = {
  table: 'site_theme_change',
  column: 'theme',
  of: ({ profile }, last) => last ?? profile.theme,
  into: ({ profile, ...site }, theme) => ({ ...site, profile: { ...profile, theme } }),
  wanted: (_, sent) => sent,
  nameOf: siteThemeName,
};

/** Names a state: equal ones have the same name. */
export function siteThemeName({ template, ...look }: SiteTheme): string {
  const values = [...lookValues(look), ...(template ? [template.name, lookValues(template.before)] : [])];
  return hash('sha256', JSON.stringify(values), 'base64url');
}

/** A look without sizes and sections is named as it was before there were any. */
function lookValues({ colors, fonts, sizes, sections }: ThemeLook): unknown[] {
  const { paper, surface, ink, muted, line, accent, onAccent } = colors;
  const values = [paper, surface, ink, muted, line, accent, onAccent, fonts.heading, fonts.body];
  const { text, headings, headingWeight, buttonWeight, buttonShape } = sizes ?? {};
  const chosen = [text, headings, headingWeight, buttonWeight, buttonShape].map((value) => value ?? null);
  const colored = Object.entries(sections ?? {}).toSorted(([one], [other]) => one.localeCompare(other));
  const more = [...chosen, ...colored];
  return more.some((value) => value !== null) ? [...values, ...more] : values;
}
