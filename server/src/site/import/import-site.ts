import type { Transaction } from 'kysely';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { ObjectStore } from '../../platform/objects/object-store';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { withRetries } from '../../platform/schema/with-retries';
import type { BlockEditors } from '../block-settings/block-editors';
import { bumpRevision } from '../directory/revision';
import { checkDocument } from './check/check-document';
import { checkIcon } from './check/check-icon';
import { documentHash } from './document-hash';
import { findConflicts } from './find-conflicts';
import { mistakeMessage } from './check/mistake';
import { hashPictures, inspectPictures, type InspectedPicture, type PictureFiles } from './files/picture-files';
import { lookAtProductFiles, storeProductFiles, type FoundFile } from './files/product-files';
import { inspectVideos, type InspectedFile } from './files/video-files';
import { removeWritten } from './store/remove-written';
import { forgetReplaced } from './files/replaced-pictures';
import { restoreFiles } from './files/restore-files';
import { storeAssets } from './store/store-assets';
import { removePagesBut, storePages } from './store/store-pages';
import { storeCategories } from './store/store-categories';
import { storeCoupons } from './store/store-coupons';
import { storeProducts } from './store/products/store-products';
import { storeRedirects } from './store/store-redirects';
import { storeSearch } from '../search/store-search';
import { storeShippingOptions } from './store/store-shipping-options';
import { storeSite } from './store/store-site';
import { storeSiteFiles } from './store/store-site-files';
import { storeTaxRules } from './store/store-tax-rules';
import {
  findKeptPageConflicts,
  keptPageMessages,
  lockKeptPages,
  idsOfPictures,
  withKeptPages,
} from './store/kept-pages';
import { findSiteFiles } from '../page-content/site-files';
import { lockVariants } from './store/products/store-variants';
import { takeImportLock } from './import-lock';
import { findCategoryConflicts, keptCategoriesOf, rehouseCategories } from './store/kept-categories';
import { isOwners, keptPricesOf, lockPrices } from './store/kept-prices';
import { findKeptConflicts, lockKeptProducts, rehouseKept, withoutKept } from './store/products/kept-products';
import { storeProductSearch } from '../search/store-product-search';

export interface ImportInput {
  readonly db: Database;
  readonly objects: ObjectStore;
  /** The parsed document, not validated. */
  readonly document: unknown;
  readonly pictures: PictureFiles;
  /** Files of digital products; absent if there are none. */
  readonly files?: PictureFiles;
  /** Videos and their captions; absent if there are none. */
  readonly videos?: PictureFiles;
  /** True for a sample of the server: it does not replace a site that was imported by hand. */
  readonly isSample?: boolean;
  /** How the live remotes describe their blocks: settings must fit. If absent, views alone judge them. */
  readonly editors?: BlockEditors;
}

/** The document names a file, but no folder of files was given. */
const NO_FILES: PictureFiles = { read: () => Promise.reject(new Error('No folder of files was named.')) };

/** The result of an import. If the document is invalid, every mistake is listed and nothing is written. */
export type ImportResult =
  | {
      readonly ok: true;
      readonly siteId: string;
      readonly changed: boolean;
      /** Messages about parts of the document that were skipped because an owner has changed them. */
      readonly kept?: readonly string[];
      /** Messages about missing files that could not be restored. */
      readonly gone?: readonly string[];
    }
  | { readonly ok: false; readonly errors: readonly string[] };

/** A document whose parts and pictures are valid. */
interface Prepared {
  readonly document: SiteDocument;
  readonly hash: string;
  readonly isSample: boolean;
  readonly inspected: ReadonlyMap<string, InspectedPicture>;
  readonly foundFiles: ReadonlyMap<string, FoundFile>;
  readonly foundVideos: ReadonlyMap<string, InspectedFile>;
}

/**
 * Makes a site match its document, in one transaction. Pages, pictures, products and variants keep their ids. Stock is
 * never overwritten, nor are products and prices that an owner has changed. An unchanged document only restores missing
 * bytes of pictures and videos.
 */
export async function importSite(input: ImportInput): Promise<ImportResult> {
  const { db, objects, document: candidate, pictures, isSample = false } = input;
  const { files = NO_FILES, videos = NO_FILES } = input;
  const { document, mistakes } = checkDocument(candidate, input.editors);
  if (!document) return { ok: false, errors: mistakes.map(mistakeMessage) };

  const own = isSample ? await findOwn(db, document) : undefined;
  if (own) return { ok: true, siteId: own.id, changed: false, kept: [ownSiteMessage(document)] };
  const hashed = await hashPictures(document.assets, pictures);
  const productFiles = await lookAtProductFiles(document, files);
  const foundVideos = await inspectVideos(document, videos);
  const known = [...mistakes, ...hashed.mistakes, ...productFiles.mistakes, ...foundVideos.mistakes];
  const contents = new Map([
    ...hashed.found,
    ...[...productFiles.found].map(([name, is]) => [`files/${name}`, is] as const),
    ...[...foundVideos.found].map(([name, is]) => [`videos/${name}`, is] as const),
  ]);
  if (known.length === 0) {
    const siteId = await findImported(db, document, documentHash(document, contents));
    if (siteId !== undefined) {
      const found = { pictures: hashed.found, videos: foundVideos.found };
      const gone = await restoreFiles({ db, objects, pictures, videos }, { siteId, document, hashed: found });
      return { ok: true, siteId, changed: false, ...(gone.length > 0 ? { gone } : {}) };
    }
  }
  const inspected = await inspectPictures(document.assets, pictures);
  const all = [...known, ...(await checkIcon(document)), ...inspected.mistakes];
  if (all.length > 0) return { ok: false, errors: all.map(mistakeMessage) };
  const hash = documentHash(document, contents);
  const prepared = {
    document,
    hash,
    inspected: inspected.found,
    foundFiles: productFiles.found,
    foundVideos: foundVideos.found,
    isSample,
  };
  return withRetries(() => write({ db, objects, pictures, files, videos }, prepared));
}

/** The site of that name, if it was imported by hand. */
function findOwn(db: Database | Transaction<Tables>, { site }: SiteDocument): Promise<{ id: string } | undefined> {
  const sites = db.selectFrom('site').select('id').where('identifier', '=', site.identifier);
  return sites.where('is_sample', '=', false).executeTakeFirst();
}

function ownSiteMessage({ site }: SiteDocument): string {
  return `${site.identifier} was imported since and was left unchanged. Use "npm run remotes -- import-site" to replace it.`;
}

async function findImported(
  db: Database | Transaction<Tables>,
  { site }: SiteDocument,
  hash: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('site')
    .select('id')
    .where('identifier', '=', site.identifier)
    .where('document_hash', '=', hash)
    .executeTakeFirst();
  return row?.id;
}

async function write(
  { db, objects, pictures, files, videos }: Required<Omit<ImportInput, 'document' | 'isSample' | 'editors'>>,
  prepared: Prepared,
): Promise<ImportResult> {
  const { document: imported, hash, inspected, foundFiles: found, foundVideos, isSample } = prepared;
  const written: string[] = [];
  let replaced: readonly string[] = [];
  const result = await db
    .transaction()
    .execute(async (transaction): Promise<ImportResult> => {
      await takeImportLock(transaction);
      const claimed = isSample ? await findOwn(transaction, imported) : undefined;
      if (claimed) return { ok: true, siteId: claimed.id, changed: false, kept: [ownSiteMessage(imported)] };
      const already = await findImported(transaction, imported, hash);
      if (already) return { ok: true, siteId: already, changed: false };
      const keptPages = await lockKeptPages(transaction, imported.site.identifier);
      const document = withKeptPages(imported, keptPages);
      await lockPrices(transaction, imported.site.identifier);
      const kept = await lockKeptProducts(transaction, imported.site.identifier);
      await lockVariants(transaction, imported.site.identifier);
      const keptCategories = await keptCategoriesOf(transaction, imported.site.identifier);
      const conflicts = [
        ...(await findConflicts(transaction, imported)),
        ...findKeptPageConflicts(imported, keptPages),
        ...findKeptConflicts(imported, kept),
        ...findCategoryConflicts(imported, keptCategories),
      ];
      if (conflicts.length > 0) return { ok: false, errors: conflicts.map(mistakeMessage) };

      const {
        id: siteId,
        locale,
        lookPictures,
      } = await storeSite(transaction, document, {
        documentHash: hash,
        isSample,
      });
      const keptPictures = new Set([
        ...kept.flatMap(({ pictureIds }) => pictureIds),
        ...(await idsOfPictures(transaction, siteId, [...keptPages.named.assets, ...lookPictures])),
      ]);
      const assets = await storeAssets({
        transaction,
        siteId,
        document,
        inspected,
        objects,
        pictures,
        written,
        keptPictures,
      });
      const siteFiles = await storeSiteFiles({
        transaction,
        siteId,
        document,
        inspected: foundVideos,
        objects,
        files: videos,
        written,
        keptVideos: keptPages.named.videos,
      });
      const pageFiles = await findSiteFiles(transaction, siteId);
      const pageIds = await storePages({ transaction, siteId, document, files: pageFiles });
      const left = withoutKept(document, kept);
      const own = { ...left, site: { ...left.site, locale } };
      const productIds = await storeProducts({ transaction, siteId, document: own, assets, pageIds });
      await storeProductFiles({ transaction, siteId, document: own, productIds, objects, files, found, written });
      await rehouseKept(transaction, { document, kept, pageIds });
      await rehouseCategories(transaction, { document, kept: keptCategories, pageIds });
      const areKept = keptCategories !== undefined;
      await storeCategories(transaction, { siteId, document: own, pageIds, productIds, areKept });
      await storeSearch({ transaction, siteId, document: own, pageIds, productIds });
      await storeProductSearch(transaction, { siteId, productIds: kept.map(({ id }) => id) });
      const ownersRedirects = await storeRedirects(transaction, siteId, document);
      const keptParts = [
        ...keptPageMessages(imported, keptPages),
        ...(ownersRedirects > 0
          ? [`${ownersRedirects} redirects were changed or removed in the admin area and stay so.`]
          : []),
        ...keptPricesOf({
          areCategoriesKept: areKept,
          isShippingKept: !(await storeShippingOptions(transaction, siteId, document)),
          areTaxesKept: !(await storeTaxRules(transaction, siteId, document)),
          isUnpaidKept: await isOwners(transaction, { siteId, list: 'unpaid' }),
          coupons: await storeCoupons(transaction, siteId, document),
        }),
      ];
      await removePagesBut(transaction, siteId, [...pageIds.values()]);
      await assets.removeUnused();
      replaced = [...assets.replaced, ...siteFiles.replaced];
      await bumpRevision(transaction, siteId);
      return { ok: true, siteId, changed: true, ...(keptParts.length > 0 ? { kept: keptParts } : {}) };
    })
    .catch(async (error: unknown) => {
      // If the check fails, the bytes stay: unused bytes are better than a picture without any.
      await removeWritten({ db, objects }, written).catch(() => undefined);
      throw error;
    });
  // Bytes that cannot be removed now are noted for the sweep.
  await forgetReplaced({ db, objects }, replaced).catch(() => undefined);
  return result;
}
