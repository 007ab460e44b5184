import type { PageContext } from 'shared-types/site/context';
import type { MatchedPage, Site } from '../directory/site';
import { numberFormatOf } from './number-format';

/** What the page context needs beside the site and the page. */
export interface PageContextInput {
  readonly site: Site;
  readonly matched: MatchedPage;
  /** Path as it was asked for. */
  readonly path: string;
  /** Scheme, host and port the visitor used. */
  readonly origin: string;
  /** Title of the page, an item's name already in it. */
  readonly title: string;
  /** The item an item page shows. */
  readonly item?: { readonly id: string; readonly title: string; readonly path: string };
}

/** The host under which the product itself is reached; sites have names of their own below it. */
export const APP_DOMAIN = 'colonnade.localhost';

/** The page context of an anonymous visitor. */
export function pageContextOf({ site, matched, path, origin, title, item }: PageContextInput): PageContext {
  const { page } = matched;
  const collection = page.collectionPath
    ? site.pages.find((candidate) => candidate.path === page.collectionPath)
    : undefined;
  return {
    website: { id: site.id, title: site.name, baseUrl: origin, developerMode: false, cloneable: false },
    identifier: site.identifier,
    appDomain: APP_DOMAIN,
    websiteType: 0,
    siteStatus: 'none',
    websiteRoles: [],
    pageType: page.pageType,
    pageId: page.id,
    pagePath: path,
    pageTitle: title,
    ...(collection
      ? {
          collectionId: collection.id,
          collection: { id: collection.id, title: collection.title, path: collection.path },
        }
      : {}),
    ...(item ? { itemId: item.id, item } : {}),
    locale: site.locale,
    direction: directionOf(site.locale),
    numberFormat: numberFormatOf(site.locale),
    currency: site.currency,
    settings: site.profile.settings,
    cookieSettings: site.profile.cookieSettings,
    googleFonts: [],
    typekitFonts: [],
    demoCollections: [],
  };
}

const RTL_SCRIPTS = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']);

function directionOf(locale: string): 'ltr' | 'rtl' {
  return RTL_SCRIPTS.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}
