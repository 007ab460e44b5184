import { BLOCK_ANCHOR } from 'shared-types/admin/pages/link-choices';
import type { BrokenLinkReason } from 'shared-types/admin/pages/broken-links';
import { linkCategory } from 'shared-types/site/link/link-rules';
import { isUuid } from '../../platform/is-uuid';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../directory/site';
import type { MatchedPage } from '../directory/site-page';
import { tidyPath } from '../directory/tidy-path';

/** A link, and the page it stands on. */
export interface PlacedLink {
  readonly href: string;
  /** Path of the page, and ids of its blocks; absent for links that stand on every page. */
  readonly page?: { readonly path: string; readonly blockIds: ReadonlySet<string> };
}

/** Says of a link why it leads nowhere; undefined if it leads somewhere, or to another site. */
export type LinkCheck = (link: PlacedLink) => BrokenLinkReason | undefined;

/** Any base; only path and anchor of a link are used. */
const SOME_SITE = 'http://site.invalid';
const FILE_ID = /^\/(?:images|api\/files)\/([0-9a-f-]{36})(?:\/|$)/;
/** Served by the server itself. */
const NO_PAGE = /^\/(?:api|feeds|config|images)(?:\/|$)|^\/(?:sitemap\.xml|robots\.txt)$/;

interface LinkCheckInput {
  /** Paths of pages that are not published. */
  readonly drafts: ReadonlySet<string>;
  /** The links that will be checked. */
  readonly hrefs: ReadonlySet<string>;
}

/** Reads once what these links lead to. */
export async function createLinkCheck(db: Database, site: Site, { drafts, hrefs }: LinkCheckInput): Promise<LinkCheck> {
  const slugs = await productsAmong(db, site, hrefs);
  return ({ href, page }) => {
    const url = ownUrl(site, href, page?.path);
    if (!url) return undefined;
    if (linkCategory(href) === 'file') return isFileGone(site, url.pathname) ? 'file' : undefined;
    if (NO_PAGE.test(url.pathname)) return undefined;
    const found = findTarget(site, url.pathname);
    const isOwn = page !== undefined && url.pathname === new URL(page.path, SOME_SITE).pathname;
    if (isOwn) return anchorReason(url.hash, page.blockIds);
    if (found === 'redirected') return undefined;
    if (!found) return drafts.has(tidyPath(url.pathname) ?? '') ? 'draft' : 'page';
    if (isItemPage(found)) return slugs.has(found.params.slug ?? '') ? undefined : 'page';
    if (found.page.lock?.by === 'accounts') return 'private';
    return anchorReason(url.hash, found.page.blocks);
  };
}

/** Slugs of the products that links lead to and that are there. */
async function productsAmong(db: Database, site: Site, hrefs: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const wanted = [...hrefs].flatMap((href) => {
    const url = ownUrl(site, href, undefined);
    const found = url && findTarget(site, url.pathname);
    return found && found !== 'redirected' && isItemPage(found) ? (found.params.slug ?? []) : [];
  });
  if (wanted.length === 0) return new Set();
  const products = db.selectFrom('product').select('slug').where('site_id', '=', site.id);
  const rows = await products.where('removed_at', 'is', null).where('slug', 'in', wanted).execute();
  return new Set(rows.map(({ slug }) => slug));
}

function ownUrl(site: Site, href: string, path: string | undefined): URL | undefined {
  if (href.startsWith('#')) return path === undefined ? undefined : new URL(path + href, SOME_SITE);
  if (!URL.canParse(href, SOME_SITE)) return undefined;
  const url = new URL(href, SOME_SITE);
  return url.origin === SOME_SITE || (linkCategory(href) === 'web' && site.hosts.includes(url.hostname))
    ? url
    : undefined;
}

function findTarget(site: Site, path: string): MatchedPage | 'redirected' | undefined {
  const siteLocale = site.siteLocaleAt(path);
  const tidy = tidyPath(path) ?? path;
  const [matched] = [path, tidy, tidy.toLowerCase()].flatMap((one) => siteLocale.pageAt(one) ?? []);
  return matched ?? (siteLocale.redirectOf(tidy) ? 'redirected' : undefined);
}

function isItemPage({ page }: MatchedPage): boolean {
  return page.collectionPath !== undefined && page.showsCategory !== true;
}

/** Only blocks are known by their anchors: what views and code bring of their own is not. */
function anchorReason(hash: string, blocks: { has(id: string): boolean }): 'anchor' | undefined {
  if (!hash.startsWith(BLOCK_ANCHOR)) return undefined;
  return blocks.has(hash.slice(BLOCK_ANCHOR.length)) ? undefined : 'anchor';
}

function isFileGone(site: Site, path: string): boolean {
  const [, id = ''] = FILE_ID.exec(path) ?? [];
  return isUuid(id) && !site.asset(id) && !site.file(id);
}
