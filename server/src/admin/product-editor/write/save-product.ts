import type { Kysely, Transaction } from 'kysely';
import { loadCategories } from '../../../site/catalogue/categories-of';
import { categoryPathsText } from '../../../commerce/category/category-paths';
import { itemPath } from '../../../site/catalogue/store-paths';
import type { Database } from '../../../platform/schema/database';
import type { Tables } from '../../../platform/schema/tables';
import { bumpRevision } from '../../../site/directory/revision';
import type { Site } from '../../../site/directory/site';
import { storeProductSearch } from '../../../site/search/store-product-search';
import { saveVersion, type VersionConflict, type VersionOutcome } from '../../../site/saved-state/save-version';
import type { SignedInAccount } from '../../../site/session/signed-in-account';
import type { SentFields } from '../../field-reader';
import { finishProduct } from './finish-product';
import { keepAddress } from './keep-address';
import { PRODUCT_EDITOR_MESSAGES } from '../product-editor.messages';
import { formatOf } from '../../form-fields';
import { takeProductsLock } from '../../../site/catalogue/products-lock';
import { readName, stateName, type ProductState, type StateName } from '../product-state';
import { readProduct, type WantedProduct } from '../read/read-product';
import type { ReadProductInput } from '../read/read-product-input';
import { shopsOf } from '../shops-of';
import { lockProduct, type StoredProduct } from './stored-product';
import { writeProduct } from './write-product';
import type { Language } from '../../../platform/language';

export interface SaveProductInput {
  readonly site: Site;
  readonly language: Language;
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  readonly id: string;
  /** True if it may not exist yet. */
  readonly isNew: boolean;
  readonly fields: SentFields;
  /** The state that was edited. */
  readonly seen: string;
  readonly newId: ReadProductInput['newId'];
}

/** A product as its form wants it, with values to compare with the stored one. */
interface ComparedProduct extends WantedProduct {
  /** The stored categories, one per line. */
  readonly storedCategories: string;
}

export type SaveOutcome = VersionOutcome<StoredProduct, ComparedProduct, void>;

/** Somebody else has saved a state that the sender has not seen. */
export type ConflictOutcome = VersionConflict<StoredProduct, ComparedProduct>;

/** Saves a product, its search entry, redirections and author, with a new site revision, in one transaction. */
export function saveProduct(db: Database, input: SaveProductInput): Promise<SaveOutcome> {
  const { site, language, id, isNew } = input;
  const seen = readName(input.seen);
  return saveVersion<StoredProduct, ComparedProduct, void>(db, {
    async find(transaction) {
      await takeProductsLock(transaction, site.id);
      return lockProduct(transaction, { siteId: site.id, id });
    },
    mayAdd: async (transaction) => isNew && !(await isKnown(transaction, id)),
    async read(transaction, stored) {
      const tree = await loadCategories(transaction, site.id);
      const read = readProduct({
        ...input,
        tree,
        messages: PRODUCT_EDITOR_MESSAGES[language],
        format: formatOf(site),
        state: stored?.state,
        shops: shopsOf(site).map((shop) => shop.id),
        pictures: await picturesOf(transaction, site.id),
        reported: seen.reported,
      });
      const finished = await finishProduct(transaction, { ...input, stored: stored?.state, wanted: read.wanted });
      const errors = { ...finished.errors, ...read.errors };
      if (!finished.state || Object.keys(errors).length > 0) return { errors };
      const storedCategories = categoryPathsText(tree, stored?.state.categoryIds ?? []);
      return { wanted: { ...read.wanted, state: finished.state, storedCategories } };
    },
    isSame: (stored, wanted) => isSameState(stored.state, wanted.state),
    isSeen: (stored, wanted) => !hasOtherContent(stored, wanted, seen) && !hasOtherStock(stored, wanted, seen),
    write: (transaction, { stored, wanted }) =>
      storeProduct(transaction, input, { before: stored?.state, state: wanted.state }),
  });
}

/** True if the id belongs to another product, or to a removed one. */
export async function isKnown(transaction: Transaction<Tables>, id: string): Promise<boolean> {
  const row = await transaction.selectFrom('product').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The site's pictures by id, with the alternative text of uploaded ones. */
export async function picturesOf(
  transaction: Kysely<Tables>,
  siteId: string,
): Promise<ReadonlyMap<string, string | undefined>> {
  const assets = transaction.selectFrom('asset').select(['id', 'alt', 'source_hash']).where('site_id', '=', siteId);
  const rows = await assets.execute();
  return new Map(rows.map(({ id, alt, source_hash: sourceHash }) => [id, sourceHash === null ? undefined : alt]));
}

export function isSameState(a: ProductState, b: ProductState): boolean {
  const [first, second] = [stateName(a), stateName(b)];
  return first.content === second.content && first.stock === second.stock;
}

/** True if the stored content, not counting the stock, differs from both the seen and the wanted one. */
export function hasOtherContent(stored: StoredProduct, wanted: WantedProduct, seen: StateName): boolean {
  const now = stateName(stored.state).content;
  return seen.content !== now && stateName(wanted.state).content !== now;
}

function hasOtherStock(stored: StoredProduct, wanted: WantedProduct, seen: StateName): boolean {
  if (seen.stock === stateName(stored.state).stock) return false;
  const pieces = new Map(stored.state.variants.map(({ id, qtyInStock }) => [id, qtyInStock]));
  return wanted.variants.some(({ variant, stockSeen }) => {
    const there = pieces.get(variant.id);
    return stockSeen !== undefined && there !== undefined && there !== stockSeen && there !== variant.qtyInStock;
  });
}

interface States {
  readonly before: ProductState | undefined;
  readonly state: ProductState;
}

/** Writes a product with its search entry, redirection and author, and raises the site's revision. */
export async function storeProduct(
  transaction: Transaction<Tables>,
  { site, account, id }: Pick<SaveProductInput, 'site' | 'account' | 'id'>,
  { before, state }: States,
): Promise<void> {
  const siteId = site.id;
  await writeProduct(transaction, { siteId, id, before, state });
  const pathOf = ({ collectionId, slug }: ProductState): string | undefined => {
    const shop = site.pages.find((page) => page.id === collectionId)?.path;
    return shop === undefined ? undefined : itemPath(site, shop, slug);
  };
  const [from, to] = [before && pathOf(before), pathOf(state)];
  if (from !== undefined && to !== undefined) await keepAddress(transaction, { siteId, from, to });
  await storeProductSearch(transaction, { siteId, productIds: [id] });
  await transaction
    .insertInto('product_change')
    .values({
      site_id: siteId,
      product_id: id,
      account_id: account.id,
      changed_by: account.displayName,
      state: JSON.stringify(state),
    })
    .execute();
  await bumpRevision(transaction, siteId);
}
