import { sql, type Transaction } from 'kysely';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { DocumentPage, SiteDocument } from 'shared-types/site/site-document';
import type { Tables } from '../../../platform/schema/tables';
import { namedBy, type NamedByPage } from '../../page-content/named-files';
import { documentPage } from '../../page-content/page-content';
import { takePagesLock } from '../../page-content/pages-lock';
import type { Mistake } from '../check/mistake';

/** Pages that owners have published or deleted, which imports no longer change. */
export interface KeptPages {
  /** As they were published last. */
  readonly pages: readonly DocumentPage[];
  /** Present paths of the document's pages that belong to an owner; undefined where the owner has deleted the page. */
  readonly paths: ReadonlyMap<string, string | undefined>;
  /** Pictures and videos of these pages and of all drafts. */
  readonly named: NamedByPage;
}

const NONE: KeptPages = { pages: [], paths: new Map(), named: namedBy([]) };

/** Locks the pages of the site. Until the import has ended nobody can publish one. */
export async function lockKeptPages(transaction: Transaction<Tables>, identifier: string): Promise<KeptPages> {
  const sites = transaction.selectFrom('site').select('id').where('identifier', '=', identifier);
  const site = await sites.executeTakeFirst();
  if (!site) return NONE;
  await takePagesLock(transaction, site.id);
  const pages = await transaction
    .selectFrom('page')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('page_version')
          .select('content')
          .whereRef('page_version.page_id', '=', 'page.id')
          .orderBy('number', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['page.id', 'page.path', 'newest.content'])
    .where('page.site_id', '=', site.id)
    .where('page.is_kept', '=', true)
    .orderBy('page.path')
    .execute();
  const kept = await transaction.selectFrom('kept_page').selectAll().where('site_id', '=', site.id).execute();
  const drafts = await transaction.selectFrom('page_draft').select('content').where('site_id', '=', site.id).execute();
  const pathById = new Map(pages.map(({ id, path }) => [id, path]));
  return {
    pages: pages.map(({ content }) => documentPage(content)),
    paths: new Map(kept.map((row) => [row.document_path, pathById.get(row.page_id)])),
    named: namedBy([...pages, ...drafts].map(({ content }): PageContent => content)),
  };
}

/** Ids of the pictures of these names. */
export async function idsOfPictures(
  transaction: Transaction<Tables>,
  siteId: string,
  names: readonly string[],
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('asset')
    .select('id')
    .where('site_id', '=', siteId)
    .where('name', '=', sql<string>`any(${names}::text[])`)
    .execute();
  return rows.map(({ id }) => id);
}

/** The document with the owners' pages in place of its own; its products follow a shop that has moved. */
export function withKeptPages(document: SiteDocument, { pages, paths }: KeptPages): SiteDocument {
  const moved = <T extends { readonly collection?: string }>(part: T): T => {
    const path = part.collection === undefined ? undefined : paths.get(part.collection);
    return path === undefined ? part : { ...part, collection: path };
  };
  const own = document.pages.filter(({ path }) => !paths.has(path)).map(moved);
  return {
    ...document,
    pages: [...own, ...pages],
    products: document.products.map(moved),
    ...(document.categories && { categories: document.categories.map(moved) }),
  };
}

/** Paths and blocks in the document that a kept page already has, and what needs a page that an owner has deleted. */
export function findKeptPageConflicts(document: SiteDocument, { pages, paths }: KeptPages): Mistake[] {
  const taken = new Set(pages.map(({ path }) => path));
  const blocks = new Set(pages.flatMap((page) => page.blocks.map(({ id }) => id)));
  const isDeleted = (path: string | undefined) => path !== undefined && paths.has(path) && !paths.get(path);
  const deleted = (path: string) => `${path} was deleted in the admin area`;
  return [
    ...document.pages.flatMap((page, at) =>
      paths.has(page.path)
        ? []
        : [
            ...(taken.has(page.path)
              ? [{ path: ['pages', at, 'path'], message: `${page.path} belongs to a page published in the admin area` }]
              : []),
            ...page.blocks.flatMap(({ id }, index) =>
              blocks.has(id)
                ? [
                    {
                      path: ['pages', at, 'blocks', index, 'id'],
                      message: `${id} is on a page published in the admin area`,
                    },
                  ]
                : [],
            ),
            ...(isDeleted(page.collection)
              ? [{ path: ['pages', at, 'collection'], message: deleted(page.collection ?? '') }]
              : []),
          ],
    ),
    ...document.products.flatMap(({ collection }, at) =>
      isDeleted(collection) ? [{ path: ['products', at, 'collection'], message: deleted(collection) }] : [],
    ),
    ...(document.categories ?? []).flatMap(({ collection }, at) =>
      isDeleted(collection) ? [{ path: ['categories', at, 'collection'], message: deleted(collection) }] : [],
    ),
  ];
}

/** Messages about the document's pages that were skipped. */
export function keptPageMessages({ pages }: SiteDocument, { paths }: KeptPages): string[] {
  return pages
    .filter(({ path }) => paths.has(path))
    .map(({ path }) => {
      const now = paths.get(path);
      if (now === undefined) return `The page ${path} was deleted in the admin area and stays deleted.`;
      return `The page ${path} was published in the admin area${now === path ? '' : `, at ${now},`} and was kept.`;
    });
}
