import { createHmac } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { BlockTypeNumber, BlockVariantNumber } from 'shared-types/site/block-type';
import type { Picture } from 'shared-types/host/image';
import type { Block } from 'shared-types/site/page';
import type { PageTypeNumber } from 'shared-types/site/page-type';
import type { Database } from '../../schema/database';
import type { AssetTable, BlockTable, PageTable, RedirectTable, SiteTable } from '../../schema/site.tables';
import type { Tables } from '../../schema/tables';
import { configPages } from './config-pages';
import { alonePages } from './alone-pages';
import { categoryPages } from './category-pages';
import { memberPages } from './member-pages';
import { createMemo } from './memo';
import { orderPages } from './order-pages';
import { pageFinder } from './page-finder';
import { pictureOf } from './picture-of';
import { isFindable } from './is-findable';
import { redirectFinder } from './redirect-finder';
import { isLockScreen } from './lock-screens';
import { searchPages } from './search-pages';
import type { Site, SitePage } from './site';
import { withEditions } from './site-editions';
import type { SiteProfile } from './site-profile';

/** The rows of one site, all of the same moment. */
interface SiteRows {
  readonly site: Selectable<SiteTable>;
  readonly assets: readonly Selectable<AssetTable>[];
  readonly pages: readonly Selectable<PageTable>[];
  readonly blocks: readonly Selectable<BlockTable>[];
  readonly redirects: readonly Selectable<RedirectTable>[];
}

/** Reads a site with its pages, blocks and pictures; `undefined` where it is gone. */
export async function loadSite(db: Database, siteId: string, linkSecret?: Uint8Array): Promise<Site | undefined> {
  // One snapshot, so that pages, blocks and revision belong together.
  const rows = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => readRows(snapshot, siteId));
  return rows && siteOfRows(rows, linkSecret);
}

async function readRows(db: Transaction<Tables>, siteId: string): Promise<SiteRows | undefined> {
  const site = await db.selectFrom('site').selectAll().where('id', '=', siteId).executeTakeFirst();
  if (!site) return undefined;
  const assets = await db.selectFrom('asset').selectAll().where('site_id', '=', siteId).execute();
  const pages = await db.selectFrom('page').selectAll().where('site_id', '=', siteId).orderBy('path').execute();
  const blocks = await db.selectFrom('block').selectAll().where('site_id', '=', siteId).execute();
  const redirects = await db.selectFrom('redirect').selectAll().where('site_id', '=', siteId).execute();
  return { site, assets, pages, blocks, redirects };
}

function siteOfRows(
  { site, assets, pages: pageRows, blocks, redirects }: SiteRows,
  linkSecret: Uint8Array | undefined,
): Site {
  const pictures = new Map(assets.map((asset) => [asset.id, pictureOf(asset)]));
  const picture = (assetId: string | null): Picture | undefined =>
    assetId === null ? undefined : pictures.get(assetId);
  const blocksByPage = groupByPage(blocks);
  // The import has checked the profile before it stored it, and nobody else writes it.
  const profile = site.profile as SiteProfile;
  const own = pageRows.map((page) =>
    sitePage(page, {
      socialImage: picture(page.social_asset_id),
      blocks: blocksByPage.get(page.id) ?? [],
      isOnTrial: site.website_status === 'trial',
    }),
  );
  const editions = [{ locale: site.locale, root: '' }, ...(profile.languages ?? [])];
  const made = { siteId: site.id, editions, pages: own };
  const pages = [...own, ...searchPages(made), ...orderPages(made)];
  const config = configPages({ siteId: site.id, locale: site.locale });
  const forMembers = editions.map((edition) => memberPages({ ...edition, siteId: site.id }));
  // It has no address of its own.
  const { noAccess: _, ...addressed } = config;
  return withEditions({
    id: site.id,
    identifier: site.identifier,
    name: site.name,
    hosts: site.hosts,
    locale: site.locale,
    root: '',
    currency: site.currency,
    status: site.status,
    websiteStatus: site.website_status,
    revision: site.revision,
    profile,
    pages,
    configPages: config,
    memberPages: memberPages({ siteId: site.id, locale: site.locale, root: '' }),
    pageAt: pageFinder([
      // A lock screen takes the address of the page it stands for.
      ...pages.filter((page) => !isLockScreen(page)),
      ...alonePages(made),
      ...categoryPages(own),
      ...Object.values(addressed),
      ...forMembers.flatMap((own) => Object.values(own)),
    ]),
    redirectOf: redirectFinder(redirects),
    picture,
    ...(linkSecret && { signLink: (what: string) => hmac(linkSecret, `${site.id} ${what}`) }),
    memo: createMemo(),
  });
}

function hmac(secret: Uint8Array, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

function groupByPage(blocks: SiteRows['blocks']): ReadonlyMap<string, SiteRows['blocks']> {
  const groups = new Map<string, Selectable<BlockTable>[]>();
  for (const block of blocks) {
    const group = groups.get(block.page_id);
    if (group) group.push(block);
    else groups.set(block.page_id, [block]);
  }
  return groups;
}

interface PageParts {
  readonly socialImage: Picture | undefined;
  readonly blocks: readonly Selectable<BlockTable>[];
  readonly isOnTrial: boolean;
}

function sitePage(page: Selectable<PageTable>, { socialImage, blocks, isOnTrial }: PageParts): SitePage {
  return {
    id: page.id,
    path: page.path,
    pageType: page.page_type as PageTypeNumber,
    title: page.title,
    description: page.description,
    ...(page.collection_path === null ? {} : { collectionPath: page.collection_path }),
    // A link to a locked page shows what its lock screen says, and no search engine shows it at all. What is on trial is
    // not there to be found yet.
    indexed: page.indexed && isFindable(page.page_type) && page.lock === null && !isOnTrial,
    ...(page.indexed ? {} : { isUnlisted: true as const }),
    ...(page.lock ? { lock: page.lock } : {}),
    ...(socialImage ? { socialImage } : {}),
    changedAt: page.changed_at,
    body: page.body,
    blocks: new Map(blocks.map((block) => [block.id, blockOf(block)])),
  };
}

/** Type and variant may be numbers no remote knows; who shows blocks decides what to do with those. */
function blockOf({ id, type, variant, settings }: Selectable<BlockTable>): Block {
  return {
    id,
    type: type as BlockTypeNumber,
    ...(variant === null ? {} : { variant: variant as BlockVariantNumber }),
    settings,
  };
}
