import { menuLinks } from 'shared-types/site/page/site-menu';
import type { Site } from '../../site/directory/site';
import type { SettingsLink } from '../../site/link/links-in';

/** A part of every page in a language. */
export interface SiteLinkPlace {
  readonly part: 'header' | 'footer' | 'announcement';
  readonly locale: string;
}

/** Links of header, footer and announcement, in all languages of the site. */
export function siteLinks(site: Site): readonly (SettingsLink & { readonly on: SiteLinkPlace })[] {
  return site.siteLocales.flatMap(({ locale, profile: { navigation, footer, announcement } }) => {
    const linksOf = (part: SiteLinkPlace['part'], links: readonly { title: string; path: string }[]) =>
      links.map(({ title, path }) => ({ text: title, href: path, on: { part, locale } }));
    const { link } = announcement ?? {};
    return [
      ...linksOf('header', menuLinks(navigation)),
      ...linksOf('footer', footer.links),
      ...(link ? [{ text: link.title, href: link.href, on: { part: 'announcement' as const, locale } }] : []),
    ];
  });
}
