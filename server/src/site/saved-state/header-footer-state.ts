import { createHash } from 'node:crypto';
import type { HeaderFooter } from 'shared-types/admin/header-footer';
import type { SiteLink } from 'shared-types/site/page/frame';
import type { SiteProfile } from '../directory/site-profile';
import type { SiteParts, StateKind } from './saved-state';

/** What a site's own language is called in the rows of changes: its tag may change. */
const OWN = '';

/** What of a profile, or of one of its languages, is header and footer. */
type Framed = Pick<SiteProfile, 'tagline' | 'navigation' | 'footer'>;

/**
 * Header and footer of a site in one of its languages, as its owners save them; without a tag in its own, with which the
 * site's name goes. Each language has states of its own, so that who writes one is in nobody's way who writes another.
 */
export function headerFooterKind(locale?: string): StateKind<HeaderFooter> {
  return {
    table: 'header_footer_change',
    column: 'header_footer',
    part: locale ?? OWN,
    // The site holds all of it, but what a document says that is imported later.
    of: (site, last) => last ?? headerFooterOf(site, locale),
    into: (site, state) => withHeaderFooter(site, { locale, state }),
    wanted: (_, sent) => sent,
    nameOf: headerFooterName,
  };
}

/** Names a state: equal ones have the same name. */
export function headerFooterName({ header, footer }: HeaderFooter): string {
  const pairs = (links: readonly SiteLink[]) => links.map(({ title, path }) => [title, path]);
  const state = [header.title ?? null, pairs(header.links), footer.tagline, pairs(footer.links), footer.note];
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url');
}

function headerFooterOf({ name, profile }: SiteParts, locale: string | undefined): HeaderFooter {
  const framed: Framed = (profile.languages ?? []).find((language) => language.locale === locale) ?? profile;
  return {
    header: { ...(locale === undefined ? { title: name } : {}), links: framed.navigation },
    footer: { tagline: framed.tagline, ...framed.footer },
  };
}

interface Placing {
  readonly locale: string | undefined;
  readonly state: HeaderFooter;
}

function withHeaderFooter(site: SiteParts, { locale, state }: Placing): SiteParts {
  const { header, footer } = state;
  const { tagline, links, note } = footer;
  const framed: Framed = { tagline, navigation: header.links, footer: { links, note } };
  const { name, profile } = site;
  if (locale === undefined) return { ...site, name: header.title ?? name, profile: { ...profile, ...framed } };
  const { languages } = profile;
  if (!languages) return site;
  const placed = languages.map((language) => (language.locale === locale ? { ...language, ...framed } : language));
  return { ...site, profile: { ...profile, languages: placed } };
}
