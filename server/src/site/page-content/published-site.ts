import type { Kysely } from 'kysely';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { CurrencyCode } from 'shared-types/site/currency';
import type { ProductTypeNumber } from 'shared-types/commerce/product';
import { SITE_DOCUMENT_FORMAT, type SiteDocument } from 'shared-types/site/site-document';
import type { Tables } from '../../platform/schema/tables';
import type { SiteProfile } from '../directory/site-profile';
import { documentPage, pageContent } from './page-content';
import { findSiteFiles, type SiteFiles } from './site-files';

/** What visitors see of a site, as the checks of the import read it. */
export interface PublishedSite {
  /** Products have what their pages need to know, and no variants. */
  readonly document: SiteDocument;
  /** Contents of the pages by id, in the order of the document. */
  readonly contents: ReadonlyMap<string, PageContent>;
  readonly files: SiteFiles;
}

/** Reads a site as it is published. */
export async function findPublishedSite(db: Kysely<Tables>, siteId: string): Promise<PublishedSite> {
  const site = await db.selectFrom('site').selectAll().where('id', '=', siteId).executeTakeFirstOrThrow();
  const files = await findSiteFiles(db, siteId);
  const contents = await publishedContents(db, { siteId, files });
  // The profile was validated when it was imported.
  const {
    tagline,
    settings,
    cookieSettings,
    theme,
    icon,
    navigation,
    footer,
    languages,
    website,
    code,
    paymentMethods,
  } = site.profile as SiteProfile;
  return {
    files,
    contents,
    document: {
      format: SITE_DOCUMENT_FORMAT,
      site: {
        ...{ title: site.name, tagline, identifier: site.identifier, hosts: site.hosts, locale: site.locale },
        ...{ currency: site.currency as CurrencyCode, settings, cookieSettings, theme, navigation, footer },
        ...(icon !== undefined && { icon }),
        ...(languages && { languages }),
        ...(website && { website }),
        ...(code && { code }),
      },
      assets: files.assets.map(({ name, file_name: file, alt }) => ({ name, file, alt })),
      videos: files.videos.map(({ name }) => ({ name, file: name })),
      pages: [...contents.values()].map(documentPage),
      products: await findProducts(db, siteId),
      categories: await findCategories(db, siteId),
      shippingOptions: [],
      paymentMethods,
      redirects: await findRedirects(db, siteId),
    },
  };
}

export interface ContentsQuery {
  readonly siteId: string;
  readonly files: SiteFiles;
  /** All if absent. */
  readonly pageId?: string;
}

/** Published pages in document form, by id. */
export async function publishedContents(
  db: Kysely<Tables>,
  { siteId, files, pageId }: ContentsQuery,
): Promise<ReadonlyMap<string, PageContent>> {
  const pages = await db
    .selectFrom('page')
    .selectAll()
    .where('site_id', '=', siteId)
    .$if(pageId !== undefined, (query) => query.where('id', '=', pageId ?? ''))
    .orderBy('path')
    .execute();
  const blocks = await db
    .selectFrom('block')
    .selectAll()
    .where('site_id', '=', siteId)
    .$if(pageId !== undefined, (query) => query.where('page_id', '=', pageId ?? ''))
    .execute();
  const byPage = new Map(pages.map(({ id }) => [id, [] as typeof blocks]));
  for (const block of blocks) byPage.get(block.page_id)?.push(block);
  return new Map(pages.map((page) => [page.id, pageContent({ page, blocks: byPage.get(page.id) ?? [] }, files)]));
}

async function findProducts(db: Kysely<Tables>, siteId: string): Promise<SiteDocument['products']> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('page', 'page.id', 'product.collection_id')
    .select(['product.slug', 'product.title', 'product.product_type as productType', 'page.path as collection'])
    .where('product.site_id', '=', siteId)
    .where('product.removed_at', 'is', null)
    .orderBy('product.position')
    .orderBy('product.id')
    .execute();
  const none = { excerpt: '', descriptionHtml: '', pictures: [], optionNames: [], variants: [] };
  return rows.map(({ productType, ...row }) => ({ ...none, ...row, productType: productType as ProductTypeNumber }));
}

async function findCategories(db: Kysely<Tables>, siteId: string): Promise<NonNullable<SiteDocument['categories']>> {
  const rows = await db
    .selectFrom('category')
    .innerJoin('page', 'page.id', 'category.collection_id')
    .leftJoin('category as parent', 'parent.id', 'category.parent_id')
    .select(['category.slug', 'category.name', 'page.path as collection', 'parent.slug as under'])
    .where('category.site_id', '=', siteId)
    .execute();
  return rows.map(({ under, ...row }) => ({ ...row, ...(under !== null && { under }) }));
}

async function findRedirects(db: Kysely<Tables>, siteId: string): Promise<NonNullable<SiteDocument['redirects']>> {
  const rows = await db
    .selectFrom('redirect')
    .select(['from_path as from', 'target as to', 'is_temporary as temporary'])
    .where('site_id', '=', siteId)
    .orderBy('from_path')
    .execute();
  return rows.map((row) => ({ ...row, ...(row.to.startsWith('/') ? {} : { elsewhere: true }) }));
}
