import type { PageContext } from 'shared-types/site/context';
import { WEBSITE_TYPE } from 'shared-types/site/website';
import { directionOf } from '../../../platform/direction-of';
import { parentPath } from '../../directory/parent-path';
import type { Site } from '../../directory/site';
import type { SitePage } from '../../directory/site-page';
import { numberFormatOf } from '../number-format';
import type { KnownPage } from './known-page';

interface PageContextInput
  extends
    Pick<KnownPage, 'site' | 'matched' | 'path' | 'origin' | 'title'>,
    Partial<Pick<KnownPage, 'item' | 'preview'>> {
  readonly appDomain: string;
}

/**
 * The page context of an anonymous visitor: no account, no roles, and public data only.
 *
 * @implements CTX-03 CTX-04 CTX-05 CTX-08 CTX-09 MAP-11
 */
export function pageContextOf(input: PageContextInput): PageContext {
  const { site, matched, path, appDomain, title, item } = input;
  const { page } = matched;
  const { settings, cookieSettings, website = {} } = site.profile;
  const demos = new Set(website.demoCollections);
  return {
    website: websiteOf(input),
    identifier: site.identifier,
    appDomain,
    websiteType: website.websiteType ?? WEBSITE_TYPE.ordinary,
    siteStatus: site.status,
    ...templateVersionOf(input),
    websiteRoles: [],
    pageType: page.pageType,
    pageId: page.id,
    pagePath: path,
    pageTitle: title,
    ...collectionOf(site, page),
    ...itemOf(item),
    locale: site.locale,
    ...(site.root === '' ? {} : { languageRoot: site.root }),
    direction: directionOf(site.locale),
    numberFormat: numberFormatOf(site.locale),
    currency: site.currency,
    settings,
    cookieSettings,
    googleFonts: website.googleFonts ?? [],
    typekitFonts: website.typekitFonts ?? [],
    demoCollections: site.pages.filter((candidate) => demos.has(candidate.path)).map(({ id }) => id),
  };
}

function websiteOf({ site, origin }: PageContextInput): PageContext['website'] {
  const { developerMode = false, cloneable = false, typekitId, blockAnimation, mapsKey } = site.profile.website ?? {};
  return {
    id: site.id,
    title: site.name,
    baseUrl: origin,
    developerMode,
    cloneable,
    ...(typekitId && { typekitId }),
    ...(blockAnimation && { blockAnimation }),
    // The key is public. base64 only hides it from crawlers that search for keys.
    ...(mapsKey && { mapsKey: Buffer.from(mapsKey).toString('base64') }),
  };
}

/** The newest version is omitted. */
function templateVersionOf({ site, preview }: PageContextInput): Pick<PageContext, 'templateVersion'> {
  const own = site.profile.website?.templateVersion;
  const templateVersion = preview?.isSeventh ? '7' : own === '8' ? undefined : own;
  return templateVersion ? { templateVersion } : {};
}

function itemOf(item: PageContextInput['item']): Pick<PageContext, 'item' | 'itemId'> {
  if (!item?.record) return {};
  const { title, path, record } = item;
  return { itemId: record.id, item: { id: record.id, title, path, recordType: record.type } };
}

/** The collection of an item page or of a collection's own page. */
function collectionOf(site: Site, page: SitePage): Pick<PageContext, 'collection' | 'collectionId'> {
  const isOwn = site.pages.some(
    ({ collectionPath, record, path }) =>
      collectionPath === page.path || (record !== undefined && parentPath(path) === page.path),
  );
  const ofRecord = page.record && parentPath(page.path);
  const path = page.collectionPath ?? ofRecord ?? (isOwn ? page.path : undefined);
  const collection = path === undefined ? undefined : site.pages.find((candidate) => candidate.path === path);
  if (!collection) return {};
  const { id, title } = collection;
  return { collectionId: id, collection: { id, title, path: collection.path } };
}
