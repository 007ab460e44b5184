import type { DocumentLanguage } from 'shared-types/site/site-document';
import { memberPages } from '../own-pages/member-pages';
import type { Site, SiteLocales } from './site';

/** A site in its main language, with all its site locales. */
export function withSiteLocales(content: Omit<Site, keyof SiteLocales>): Site {
  const siteLocales: Site[] = [];
  const own: Site = {
    ...content,
    siteLocales,
    siteLocaleAt: (address) => siteLocales.find(({ root }) => root !== '' && isAtOrBelow(address, root)) ?? own,
    siteLocaleIn: (locale) => siteLocales.find((siteLocale) => siteLocale.locale === locale) ?? own,
  };
  siteLocales.push(own, ...(own.profile.languages ?? []).map((language) => inLanguage(own, language)));
  return own;
}

/** The site in another language. It has its own cache, since loaders may depend on the language. */
function inLanguage(site: Site, language: DocumentLanguage): Site {
  const { locale, root, tagline, navigation, footer, cookieBanner, announcement } = language;
  const { announcement: _, ...profile } = site.profile;
  const cookieSettings = { ...profile.cookieSettings, ...cookieBanner };
  return {
    ...site,
    locale,
    root,
    memberPages: memberPages({ siteId: site.id, locale, root }),
    profile: { ...profile, tagline, navigation, footer, cookieSettings, ...(announcement ? { announcement } : {}) },
    memo: (key, load) => site.memo(`${locale} ${key}`, load),
    stock: {
      get revision() {
        return site.stock.revision;
      },
      memo: (key, load) => site.stock.memo(`${locale} ${key}`, load),
    },
  };
}

function isAtOrBelow(address: string, root: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return path === root || path.startsWith(`${root}/`);
}
