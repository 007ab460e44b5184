import { createHash } from 'node:crypto';
import type { HeaderFooter } from 'shared-types/admin/header-footer';
import type { SiteMenuEntry } from 'shared-types/site/page/frame';
import { isFolder } from 'shared-types/site/page/site-menu';
import type { SiteProfile } from '../directory/site-profile';
import type { SiteParts, StateKind } from './saved-state';

/** What a site's own language is called in the rows of changes: its tag may change. */
const OWN = '';

/** What of a profile, or of one of its languages, is header and footer. */
type Framed = Pick<SiteProfile, 'tagline' | 'navigation' | 'footer'>;

/** What somebody saves of header and footer: `links` are the menus, `texts` is everything else. */
export type HeaderFooterPart = 'all' | 'texts' | 'links';

const PATHS = {
  texts: [
    ['header', 'title'],
    ['footer', 'tagline'],
    ['footer', 'note'],
  ],
  links: [
    ['header', 'links'],
    ['footer', 'links'],
  ],
};

/**
 * Header and footer of a site in one of its languages, as its owners save them; without a tag in its own, with which the
 * site's name goes. Each language has states of its own, so that who writes one is in nobody's way who writes another.
 * Nor is who saves the texts in the way of who saves the links: the rest stays as it is saved.
 */
export function headerFooterKind(locale?: string, saved: HeaderFooterPart = 'all'): StateKind<HeaderFooter> {
  return {
    table: 'header_footer_change',
    column: 'header_footer',
    part: locale ?? OWN,
    ...(saved !== 'all' && { paths: PATHS[saved] }),
    // The site holds all of it, but what a document says that is imported later.
    of: (site, last) => last ?? headerFooterOf(site, locale),
    into: (site, state) => withHeaderFooter(site, { locale, state }),
    wanted: (stored, sent) => withPart(stored, sent, saved),
    nameOf: (state) => headerFooterName(state, saved),
  };
}

function withPart(stored: HeaderFooter, sent: HeaderFooter, saved: HeaderFooterPart): HeaderFooter {
  if (saved === 'all') return sent;
  const [texts, links] = saved === 'texts' ? [sent, stored] : [stored, sent];
  return {
    header: { ...texts.header, links: links.header.links },
    footer: { ...texts.footer, links: links.footer.links },
  };
}

/** Names a state, or a part of it: equal ones have the same name. */
export function headerFooterName({ header, footer }: HeaderFooter, part: HeaderFooterPart = 'all'): string {
  const texts = [header.title ?? null, footer.tagline, footer.note];
  const links = [menuValues(header.links), menuValues(footer.links)];
  const named = [part === 'links' ? [] : texts, part === 'texts' ? [] : links];
  return createHash('sha256').update(JSON.stringify(named)).digest('base64url');
}

function menuValues(entries: readonly SiteMenuEntry[]): unknown[] {
  return entries.map((entry) =>
    isFolder(entry) ? [entry.title, menuValues(entry.children)] : [entry.title, entry.path, entry.newWindow ?? false],
  );
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
