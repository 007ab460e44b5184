import { createHmac } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { BlockTypeNumber, BlockVariantNumber } from 'shared-types/site/block-type';
import type { Picture } from 'shared-types/host/image';
import type { Block } from 'shared-types/site/page/page';
import type { PageTypeNumber } from 'shared-types/site/page/page-type';
import { bytesOf } from '../../platform/memory/bytes-of';
import type { Database } from '../../platform/schema/database';
import type { Outage } from '../../platform/schema/outage';
import type {
  AssetTable,
  BlockTable,
  PageTable,
  RedirectTable,
  SiteFileTable,
  SiteTable,
} from '../../platform/schema/tables/site.tables';
import type { Tables } from '../../platform/schema/tables';
import { adminPages } from '../own-pages/admin-pages';
import { alonePages } from '../own-pages/alone-pages';
import { categoryPages } from '../own-pages/category-pages';
import { mailingListPages } from '../own-pages/mailing-list-pages';
import { memberPages } from '../own-pages/member-pages';
import type { SiteDomain } from '../domain/domain-records';
import { servedHosts } from '../domain/served-hosts';
import { findDomains } from '../domain/site-domain.store';
import { createLastingMemo, type LastingMemo } from './lasting-memo';
import { lookPicturesOf } from './look-pictures';
import { orderPages } from '../own-pages/order-pages';
import { pageFinder } from './page-finder';
import { pictureOf } from './picture-of';
import { isFindable } from './is-findable';
import { redirectFinder } from './redirect-finder';
import { isLockScreen } from '../own-pages/lock-screens';
import { searchPages } from '../own-pages/search-pages';
import type { Site } from './site';
import type { SitePage } from './site-page';
import { withSiteLocales } from './site-locales';
import { timeZoneOf, type SiteProfile } from './site-profile';
import { createStock, type FollowedStock } from './stock';

/** The rows of one site, from one snapshot. */
export interface SiteRows {
  readonly site: Selectable<SiteTable>;
  readonly assets: readonly Selectable<AssetTable>[];
  readonly files: readonly Selectable<SiteFileTable>[];
  readonly pages: readonly Selectable<PageTable>[];
  readonly blocks: readonly Selectable<BlockTable>[];
  readonly redirects: readonly Selectable<RedirectTable>[];
  /** Verified ones. */
  readonly domains: readonly SiteDomain[];
}

/** A site, and the values it has loaded since. */
export interface LoadedSite {
  readonly site: Site;
  readonly stock: FollowedStock;
  readonly memory: Pick<LastingMemo, 'known'>;
  /** Approximate size in bytes. */
  bytes(): number;
  /** Calls the listener whenever the size grows. */
  onGrowth(listener: () => void): void;
}

export interface LoadSiteDeps {
  readonly db: Database;
  readonly outage: Outage;
  /** Signs links of the site; without it the site has none. */
  readonly linkSecret?: Uint8Array | undefined;
  /** Whether the key of a site's card payments can be read; it can by default. */
  readonly canTakeCards?: ((db: Database, siteId: string) => Promise<boolean>) | undefined;
}

/**
 * Loads a site with its pages, blocks and pictures; undefined if it was deleted. Its caches fall back to those of the
 * previous instance of the site.
 */
export async function loadSite(
  { db, outage, linkSecret, canTakeCards }: LoadSiteDeps,
  siteId: string,
  before?: LoadedSite,
): Promise<LoadedSite | undefined> {
  const rows = await readSiteRows(db, siteId);
  if (!rows) return undefined;
  // A checkout must not offer what the order's page then refuses.
  const isClosed = rows.site.card_payments !== null && canTakeCards && !(await canTakeCards(db, siteId));
  const site = isClosed ? { ...rows.site, card_payments: null } : rows.site;
  return makeSite({ ...rows, site }, { outage, linkSecret, before });
}

/** Approximate size of the built-in pages. */
const OWN_PAGES_BYTES = 100_000;

/** All rows of a site; undefined if it was deleted. */
export function readSiteRows(db: Database, siteId: string): Promise<SiteRows | undefined> {
  // In one snapshot, so that pages, blocks and revision fit together.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => readRows(snapshot, siteId));
}

/** Values that the previous instance of the site, or a snapshot, had loaded. */
export type ReadBefore = Readonly<Record<'stock' | 'memory', Pick<LastingMemo, 'known'>>>;

export function makeSite(
  rows: SiteRows,
  {
    outage,
    linkSecret,
    before,
  }: Omit<LoadSiteDeps, 'db' | 'canTakeCards'> & { readonly before?: ReadBefore | undefined },
): LoadedSite {
  let grown = (): void => undefined;
  const onGrowth = () => grown();
  const stock = createStock({ revision: rows.site.stock_revision, outage, before: before?.stock, onGrowth });
  const memory = createLastingMemo({ outage, before: before?.memory, onGrowth });
  const own = OWN_PAGES_BYTES + bytesOf(rows);
  return {
    site: siteOfRows(rows, { memo: memory.get, stock }, linkSecret),
    stock,
    memory,
    bytes: () => own + memory.bytes() + stock.bytes(),
    onGrowth: (listener) => void (grown = listener),
  };
}

async function readRows(db: Transaction<Tables>, siteId: string): Promise<SiteRows | undefined> {
  const site = await db.selectFrom('site').selectAll().where('id', '=', siteId).executeTakeFirst();
  if (!site) return undefined;
  const assets = await db.selectFrom('asset').selectAll().where('site_id', '=', siteId).execute();
  const files = await db.selectFrom('site_file').selectAll().where('site_id', '=', siteId).execute();
  const pages = await db.selectFrom('page').selectAll().where('site_id', '=', siteId).orderBy('path').execute();
  const blocks = await db.selectFrom('block').selectAll().where('site_id', '=', siteId).execute();
  const redirects = await db.selectFrom('redirect').selectAll().where('site_id', '=', siteId).execute();
  const domains = (await findDomains(db, siteId)).filter((domain) => domain.verified_at !== null);
  return { site, assets, files, pages, blocks, redirects, domains };
}

function siteOfRows(
  { site, assets, files: fileRows, pages: pageRows, blocks, redirects, domains }: SiteRows,
  reading: Pick<Site, 'memo' | 'stock'>,
  linkSecret: Uint8Array | undefined,
): Site {
  const pictures = new Map(assets.map((asset) => [asset.id, pictureOf(asset)]));
  const files = new Map(
    assets.map(({ id, object_key, file_name, width }) => [id, { id, object_key, file_name, width }]),
  );
  const siteFiles = new Map(fileRows.map((file) => [file.id, file]));
  const picture = (assetId: string | null): Picture | undefined =>
    assetId === null ? undefined : pictures.get(assetId);
  const pictureNamed = (name: string) => picture(assets.find((asset) => asset.name === name)?.id ?? null);
  const blocksByPage = groupByPage(blocks);
  // Only the import writes the profile, and validates it.
  const profile = site.profile as SiteProfile;
  const own = pageRows.map((page) =>
    sitePage(page, {
      socialImage: picture(page.social_asset_id),
      blocks: blocksByPage.get(page.id) ?? [],
      isOnTrial: site.website_status === 'trial',
    }),
  );
  const siteLocales = [{ locale: site.locale, root: '' }, ...(profile.languages ?? [])];
  const made = { siteId: site.id, siteLocales, pages: own };
  const pages = [...own, ...searchPages(made), ...orderPages(made)];
  const admin = adminPages({ siteId: site.id, locale: site.locale });
  const forMembers = siteLocales.map((siteLocale) => memberPages({ ...siteLocale, siteId: site.id }));
  // They have no paths of their own.
  const { noAccess: _, notFound: __, ...addressed } = admin;
  return withSiteLocales({
    id: site.id,
    identifier: site.identifier,
    name: site.name,
    ...servedHosts(site.hosts, domains),
    locale: site.locale,
    root: '',
    currency: site.currency,
    timeZone: timeZoneOf(profile),
    status: site.status,
    websiteStatus: site.website_status,
    ...(site.card_payments && { cardPayments: site.card_payments }),
    revision: site.revision,
    profile,
    lookPictures: lookPicturesOf(profile.look ?? {}, pictureNamed),
    pages,
    adminPages: admin,
    memberPages: memberPages({ siteId: site.id, locale: site.locale, root: '' }),
    pageAt: pageFinder([
      // Lock screens are shown at the paths of locked pages.
      ...pages.filter((page) => !isLockScreen(page)),
      ...alonePages(made),
      ...mailingListPages(made),
      ...categoryPages(own),
      ...Object.values(addressed),
      ...forMembers.flatMap((own) => Object.values(own)),
    ]),
    redirectOf: redirectFinder(redirects),
    picture,
    ...(linkSecret && { signLink: (what: string) => hmac(linkSecret, `${site.id} ${what}`) }),
    asset: (id) => files.get(id),
    file: (id) => siteFiles.get(id),
    ...reading,
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
    // Link previews show the lock screen of a locked page, and search engines must not index it. Sites on trial are not
    // indexed yet.
    indexed: page.indexed && isFindable(page.page_type) && page.lock === null && !isOnTrial,
    ...(page.indexed ? {} : { isUnlisted: true as const }),
    ...(page.lock ? { lock: page.lock } : {}),
    ...(page.record ? { record: page.record } : {}),
    ...(socialImage ? { socialImage } : {}),
    changedAt: page.changed_at,
    body: page.body,
    blocks: new Map(blocks.map((block) => [block.id, blockOf(block)])),
  };
}

/** Type and variant may be unknown; rendering skips such blocks. */
function blockOf({ id, type, variant, settings }: Selectable<BlockTable>): Block {
  return {
    id,
    type: type as BlockTypeNumber,
    ...(variant === null ? {} : { variant: variant as BlockVariantNumber }),
    settings,
  };
}
