import type { Transaction } from 'kysely';
import { withRetries } from '../../../platform/schema/with-retries';
import { loadCategories } from '../../../site/catalogue/categories-of';
import { categoryPathsText } from '../../../commerce/category/category-paths';
import { itemPath } from '../../../site/catalogue/store-paths';
import type { Database } from '../../../platform/schema/database';
import type { Tables } from '../../../platform/schema/tables';
import { bumpRevision } from '../../../site/directory/revision';
import type { Site } from '../../../site/directory/site';
import { storeProductSearch } from '../../../site/search/store-product-search';
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

/** What somebody wants to save. */
export interface SaveProductInput {
  readonly site: Site;
  readonly language: Language;
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  /** Id of the product. */
  readonly id: string;
  /** True where it may not be there yet. */
  readonly isNew: boolean;
  readonly fields: SentFields;
  /** Names the state that was changed. */
  readonly seen: string;
  readonly newId: ReadProductInput['newId'];
}

/** How that ended. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly isChanged: boolean }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'invalid';
      readonly errors: Readonly<Record<string, string>>;
      /** What is saved, where the form was filled from another state: it was read against what it does not know. */
      readonly unseen?: StoredProduct;
    }
  | ConflictOutcome;

/** Another state is saved, which nobody who wants to replace it has seen. */
export interface ConflictOutcome {
  readonly kind: 'conflict';
  readonly stored: StoredProduct;
  readonly wanted: WantedProduct;
  /** The categories it is saved in, a line each. */
  readonly categories: string;
  /** False where only the stock is another. */
  readonly isContent: boolean;
}

/**
 * Saves a product, what the search finds of it, where its address of before leads, and who did it, in one transaction with
 * the site's new revision. Anyone who saves at the same time waits, and is then told of the other. What is saved already is no
 * change, however often it is sent.
 */
export function saveProduct(db: Database, input: SaveProductInput): Promise<SaveOutcome> {
  return withRetries(() => db.transaction().execute((transaction) => save(transaction, input)));
}

async function save(transaction: Transaction<Tables>, input: SaveProductInput): Promise<SaveOutcome> {
  const { site, language, id, isNew } = input;
  const key = { siteId: site.id, id };
  await takeProductsLock(transaction, site.id);
  const stored = await lockProduct(transaction, key);
  if (!stored && (!isNew || (await wasThere(transaction, id)))) return { kind: 'gone' };
  const tree = await loadCategories(transaction, site.id);
  const seen = readName(input.seen);
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
  // A new product that is stored already is one's own, whose form has come twice.
  const isUnseen = stored && !isNew && stateName(stored.state).content !== seen.content;
  const unseen = isUnseen ? { unseen: stored } : {};
  const finished = await finishProduct(transaction, { ...input, stored: stored?.state, wanted: read.wanted });
  const errors = { ...finished.errors, ...read.errors };
  if (!finished.state || Object.keys(errors).length > 0) return { kind: 'invalid', errors, ...unseen };
  const wanted = { ...read.wanted, state: finished.state };
  if (stored && isSame(stored.state, wanted.state)) return { kind: 'saved', isChanged: false };
  const conflict = stored && conflictOf({ stored, wanted, seen });
  if (conflict) return { ...conflict, categories: categoryPathsText(tree, conflict.stored.state.categoryIds) };
  await write(transaction, input, { before: stored?.state, state: wanted.state });
  return { kind: 'saved', isChanged: true };
}

/** True for an id that belongs to another product, or to one that was removed meanwhile. */
async function wasThere(transaction: Transaction<Tables>, id: string): Promise<boolean> {
  const row = await transaction.selectFrom('product').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The site's pictures by their ids: what one shows that an owner has uploaded. */
async function picturesOf(
  transaction: Transaction<Tables>,
  siteId: string,
): Promise<ReadonlyMap<string, string | undefined>> {
  const assets = transaction.selectFrom('asset').select(['id', 'alt', 'source_hash']).where('site_id', '=', siteId);
  const rows = await assets.execute();
  return new Map(rows.map(({ id, alt, source_hash: sourceHash }) => [id, sourceHash === null ? undefined : alt]));
}

function isSame(a: ProductState, b: ProductState): boolean {
  const [first, second] = [stateName(a), stateName(b)];
  return first.content === second.content && first.stock === second.stock;
}

interface Compared {
  readonly stored: StoredProduct;
  readonly wanted: WantedProduct;
  readonly seen: StateName;
}

function conflictOf({ stored, wanted, seen }: Compared): Omit<ConflictOutcome, 'categories'> | undefined {
  const now = stateName(stored.state);
  const isContent = seen.content !== now.content && stateName(wanted.state).content !== now.content;
  const pieces = new Map(stored.state.variants.map(({ id, qtyInStock }) => [id, qtyInStock]));
  const isStock =
    seen.stock !== now.stock &&
    wanted.variants.some(({ variant, stockSeen }) => {
      const there = pieces.get(variant.id);
      return stockSeen !== undefined && there !== undefined && there !== stockSeen && there !== variant.qtyInStock;
    });
  return isContent || isStock ? { kind: 'conflict', stored, wanted, isContent } : undefined;
}

interface States {
  readonly before: ProductState | undefined;
  readonly state: ProductState;
}

async function write(
  transaction: Transaction<Tables>,
  { site, account, id }: SaveProductInput,
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
