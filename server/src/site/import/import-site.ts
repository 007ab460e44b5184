import type { Transaction } from 'kysely';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { ObjectStore } from '../../platform/objects/object-store';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { withRetries } from '../../platform/schema/with-retries';
import { bumpRevision } from '../directory/revision';
import { checkDocument } from './check/check-document';
import { checkIcon } from './check/check-icon';
import { documentHash } from './document-hash';
import { findConflicts } from './find-conflicts';
import { mistakeMessage } from './check/mistake';
import { hashPictures, inspectPictures, type InspectedPicture, type PictureFiles } from './files/picture-files';
import { lookAtProductFiles, storeProductFiles, type FoundFile } from './files/product-files';
import { removeWritten } from './store/remove-written';
import { forgetReplaced } from './files/replaced-pictures';
import { restorePictures } from './files/restore-pictures';
import { storeAssets } from './store/store-assets';
import { removePagesBut, storePages } from './store/store-pages';
import { storeCategories } from './store/store-categories';
import { storeCoupons } from './store/store-coupons';
import { storeProducts } from './store/store-products';
import { storeRedirects } from './store/store-redirects';
import { storeSearch } from '../search/store-search';
import { storeShippingOptions } from './store/store-shipping-options';
import { storeSite } from './store/store-site';
import { storeTaxRules } from './store/store-tax-rules';
import { lockVariants } from './store/store-variants';
import { takeImportLock } from './import-lock';
import { findCategoryConflicts, keptCategoriesOf, rehouseCategories } from './store/kept-categories';
import { isOwners, keptPricesOf, lockPrices } from './store/kept-prices';
import { findKeptConflicts, lockKeptProducts, rehouseKept, withoutKept } from './store/kept-products';
import { storeProductSearch } from '../search/store-product-search';

/** What an import works with. */
export interface ImportInput {
  readonly db: Database;
  readonly objects: ObjectStore;
  /** A site document, as it was read: nothing about it is taken for granted. */
  readonly document: unknown;
  readonly pictures: PictureFiles;
  /** Where the files of digital products lie; absent where there are none. */
  readonly files?: PictureFiles;
  /** True for one of the server's samples: a site that somebody has imported is left as it is. */
  readonly isSample?: boolean;
}

/** A document has a file of a product, and nobody has said where it lies. */
const NO_FILES: PictureFiles = { read: () => Promise.reject(new Error('No folder of files was named.')) };

/** How an import ended: with the site as the document has it, or with every mistake as a sentence and nothing written. */
export type ImportResult =
  | {
      readonly ok: true;
      readonly siteId: string;
      readonly changed: boolean;
      /** What of the document was left out because an owner has saved it otherwise, as messages; absent where nothing was. */
      readonly kept?: readonly string[];
      /** Which pictures of a site that is as its document says are gone and stay so, as messages; absent where none are. */
      readonly gone?: readonly string[];
    }
  | { readonly ok: false; readonly errors: readonly string[] };

/** A document whose parts and pictures have been found right. */
interface Prepared {
  readonly document: SiteDocument;
  readonly hash: string;
  readonly isSample: boolean;
  readonly inspected: ReadonlyMap<string, InspectedPicture>;
  readonly foundFiles: ReadonlyMap<string, FoundFile>;
}

/**
 * Makes a site what its document says, in one transaction. Ids of pages, pictures, products and variants stay what they
 * were; stock is the store's own once a variant exists, because sales have changed it, and so is a product, and what the
 * store charges by, once its owner has saved it. An equal document changes nothing; it brings back bytes of pictures that are
 * gone.
 */
export async function importSite(input: ImportInput): Promise<ImportResult> {
  const { db, objects, document: candidate, pictures, files = NO_FILES, isSample = false } = input;
  const { document, mistakes } = checkDocument(candidate);
  if (!document) return { ok: false, errors: mistakes.map(mistakeMessage) };

  const own = isSample ? await findOwn(db, document) : undefined;
  if (own) return { ok: true, siteId: own.id, changed: false, kept: [ownSiteMessage(document)] };
  const hashed = await hashPictures(document.assets, pictures);
  const productFiles = await lookAtProductFiles(document, files);
  const known = [...mistakes, ...hashed.mistakes, ...productFiles.mistakes];
  const contents = new Map([
    ...hashed.found,
    ...[...productFiles.found].map(([name, is]) => [`files/${name}`, is] as const),
  ]);
  if (known.length === 0) {
    const siteId = await findImported(db, document, documentHash(document, contents));
    if (siteId !== undefined) {
      const gone = await restorePictures({ db, objects, pictures }, { siteId, document, hashed: hashed.found });
      return { ok: true, siteId, changed: false, ...(gone.length > 0 ? { gone } : {}) };
    }
  }
  const inspected = await inspectPictures(document.assets, pictures);
  const all = [...known, ...(await checkIcon(document)), ...inspected.mistakes];
  if (all.length > 0) return { ok: false, errors: all.map(mistakeMessage) };
  const hash = documentHash(document, contents);
  const prepared = { document, hash, inspected: inspected.found, foundFiles: productFiles.found, isSample };
  return withRetries(() => write({ db, objects, pictures, files }, prepared));
}

/** The site of that name where somebody has imported it. */
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
  { db, objects, pictures, files }: Required<Omit<ImportInput, 'document' | 'isSample'>>,
  prepared: Prepared,
): Promise<ImportResult> {
  const { document, hash, inspected, foundFiles: found, isSample } = prepared;
  const written: string[] = [];
  let replaced: readonly string[] = [];
  const result = await db
    .transaction()
    .execute(async (transaction): Promise<ImportResult> => {
      await takeImportLock(transaction);
      const claimed = isSample ? await findOwn(transaction, document) : undefined;
      if (claimed) return { ok: true, siteId: claimed.id, changed: false, kept: [ownSiteMessage(document)] };
      const already = await findImported(transaction, document, hash);
      if (already) return { ok: true, siteId: already, changed: false };
      await lockPrices(transaction, document.site.identifier);
      const kept = await lockKeptProducts(transaction, document.site.identifier);
      await lockVariants(transaction, document.site.identifier);
      const keptCategories = await keptCategoriesOf(transaction, document.site.identifier);
      const conflicts = [
        ...(await findConflicts(transaction, document)),
        ...findKeptConflicts(document, kept),
        ...findCategoryConflicts(document, keptCategories),
      ];
      if (conflicts.length > 0) return { ok: false, errors: conflicts.map(mistakeMessage) };

      const { id: siteId, locale } = await storeSite(transaction, document, {
        documentHash: hash,
        isSample,
      });
      const keptPictures = new Set(kept.flatMap(({ pictureIds }) => pictureIds));
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
      const pageIds = await storePages({ transaction, siteId, document, assets });
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
      const keptPrices = keptPricesOf({
        areCategoriesKept: areKept,
        isShippingKept: !(await storeShippingOptions(transaction, siteId, document)),
        areTaxesKept: !(await storeTaxRules(transaction, siteId, document)),
        isUnpaidKept: await isOwners(transaction, { siteId, list: 'unpaid' }),
        coupons: await storeCoupons(transaction, siteId, document),
      });
      await storeRedirects(transaction, siteId, document);
      await removePagesBut(transaction, siteId, [...pageIds.values()]);
      await assets.removeUnused();
      replaced = assets.replaced;
      await bumpRevision(transaction, siteId);
      return { ok: true, siteId, changed: true, ...(keptPrices.length > 0 ? { kept: keptPrices } : {}) };
    })
    .catch(async (error: unknown) => {
      // Bytes that nobody shows cost less than a picture without any, so what cannot be found out about stays.
      await removeWritten({ db, objects }, written).catch(() => undefined);
      throw error;
    });
  // What cannot be removed now is noted: the sweep does it, and says where it cannot either.
  await forgetReplaced({ db, objects }, replaced).catch(() => undefined);
  return result;
}
