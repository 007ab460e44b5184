import { sql } from 'kysely';
import type { FileMistake, ImportedProduct } from 'shared-types/admin/store/products-file';
import { LIMIT } from 'shared-types/site/limits';
import type { Database } from '../../../platform/schema/database';
import type { Language } from '../../../platform/language';
import type { Site } from '../../../site/directory/site';
import { PRODUCT_EDITOR_MESSAGES } from '../../product-editor/product-editor.messages';
import { stateName, writeName, type ProductState } from '../../product-editor/product-state';
import { readProduct, type WantedProduct } from '../../product-editor/read/read-product';
import { isSameState, picturesOf } from '../../product-editor/write/save-product';
import { findProductStates } from '../../product-editor/write/stored-product';
import type { FileSite } from '../columns/file-column';
import { fieldsOfFile, type FileFields } from '../read/fields-of-file';
import type { FileProduct, ProductsFile } from '../read/file-product';
import { PRODUCTS_FILE_MESSAGES } from '../products-file.messages';
import { changedValues } from './changed-values';
import { itemId, type ImportItem } from './import-item';
import { mistakesOf } from './mistakes-of';

export interface CheckInput {
  readonly site: Site;
  readonly language: Language;
  readonly file: ProductsFile;
  readonly fileSite: FileSite;
  /** Id of the import. */
  readonly importId: string;
}

/** What the import of a file would do. */
export interface CheckedProducts {
  /** The products that would be saved. */
  readonly items: readonly ImportItem[];
  readonly unchanged: number;
  /** Number of products with mistakes. */
  readonly wrong: number;
  /** By line. */
  readonly mistakes: readonly FileMistake[];
  /** The first products that would be saved, with their values. */
  readonly shown: readonly ImportedProduct[];
}

const PRODUCTS_SHOWN = 10;

/** Reads each product as its form would be read, without saving it. */
export async function checkProducts(db: Database, input: CheckInput): Promise<CheckedProducts> {
  const { site, file, fileSite, importId } = input;
  const stored = await findStored(db, site.id, file.products);
  const taken = await findTaken(db, { siteId: site.id, skus: skusOf(file) });
  const pictures = await picturesOf(db, site.id);
  const items: ImportItem[] = [];
  const mistakes: FileMistake[] = [];
  const shown: ImportedProduct[] = [];
  let [unchanged, wrong] = [0, 0];
  file.products.forEach((product, index) => {
    const known = stored.get(product.slug);
    const number = index + 1;
    const id = known?.id ?? itemId(importId, number, 'product');
    const checked = check(product, { ...input, number, id, state: known?.state, pictures, taken });
    if (checked.mistakes.length > 0) {
      wrong += 1;
      mistakes.push(...checked.mistakes);
      return;
    }
    const { wanted, fields } = checked;
    if (known && isSameState(known.state, wanted.state)) {
      unchanged += 1;
      return;
    }
    const { title } = wanted.state;
    const [base, isNew] = [known ? writeName(stateName(known.state)) : '', !known];
    items.push({ number, productId: id, isNew, line: product.line, title, fields, base });
    if (shown.length < PRODUCTS_SHOWN)
      shown.push({
        line: product.line,
        title,
        isNew,
        ...changedValues(known?.state, wanted.state, { site: fileSite, headers: file.headers }),
      });
  });
  return { items, unchanged, wrong, mistakes: mistakes.toSorted((a, b) => a.line - b.line), shown };
}

interface Checking extends CheckInput {
  readonly number: number;
  readonly id: string;
  readonly state: ProductState | undefined;
  readonly pictures: ReadonlyMap<string, string | undefined>;
  readonly taken: Taken;
}

interface Checked extends Pick<FileFields, 'fields' | 'mistakes'> {
  /** Valid if there are no mistakes. */
  readonly wanted: WantedProduct;
}

function check(product: FileProduct, input: Checking): Checked {
  const { file, fileSite, language, state, importId, number, pictures } = input;
  const messages = PRODUCT_EDITOR_MESSAGES[language];
  const own = PRODUCTS_FILE_MESSAGES[language];
  const filled = fieldsOfFile(product, { site: fileSite, state, headers: file.headers, messages: own });
  const { errors, wanted } = readProduct({
    fields: filled.fields,
    messages,
    format: fileSite.format,
    state,
    shops: fileSite.shops.map(({ id }) => id),
    tree: fileSite.tree,
    pictures,
    reported: new Map(),
    newId: (row) => itemId(importId, number, row),
  });
  const all = { ...conflicts(wanted, input), ...errors };
  const mistakes = [...filled.mistakes, ...mistakesOf(all, { product, lines: filled.lines, headers: file.headers })];
  if (mistakes.length === 0) take(wanted, input);
  return { fields: filled.fields, wanted, mistakes };
}

/** What belongs to which product once those before have been saved. */
interface Taken {
  /** Id of the product that has a SKU. */
  readonly skus: Map<string, string>;
  /** Number of products in each shop. */
  readonly counts: Map<string, number>;
}

/** As `finishProduct` checks it when a product is saved. */
function conflicts(
  { state: wanted, variants }: WantedProduct,
  { taken, id, state, language }: Checking,
): Record<string, string> {
  const messages = PRODUCT_EDITOR_MESSAGES[language];
  const written = wanted.variants.map(({ sku }) => sku);
  const repeated = variants.filter(({ variant: { sku } }, index) => {
    const owner = taken.skus.get(sku);
    return sku !== '' && ((owner !== undefined && owner !== id) || written.indexOf(sku) !== index);
  });
  const isMoved = wanted.collectionId !== '' && state?.collectionId !== wanted.collectionId;
  const isFull = isMoved && (taken.counts.get(wanted.collectionId) ?? 0) >= LIMIT.productsPerCollection;
  return {
    ...Object.fromEntries(repeated.map(({ row }) => [row ? `v.${row}.sku` : 'variants', messages.skuTaken])),
    ...(isFull && { shop: messages.shopFull(LIMIT.productsPerCollection) }),
  };
}

function take({ state: wanted }: WantedProduct, { taken: { skus, counts }, id, state }: Checking): void {
  for (const { sku } of state?.variants ?? []) if (skus.get(sku) === id) skus.delete(sku);
  for (const { sku } of wanted.variants) if (sku !== '') skus.set(sku, id);
  if (state?.collectionId === wanted.collectionId) return;
  counts.set(wanted.collectionId, (counts.get(wanted.collectionId) ?? 0) + 1);
}

interface StoredState {
  readonly id: string;
  readonly state: ProductState;
}

async function findStored(
  db: Database,
  siteId: string,
  products: readonly FileProduct[],
): Promise<ReadonlyMap<string, StoredState>> {
  const slugs = products.map(({ slug }) => slug);
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('site_id', '=', siteId)
    .where('slug', '=', sql<string>`any(${slugs}::text[])`)
    .where('removed_at', 'is', null)
    .execute();
  const states = await findProductStates(db, { siteId, ids: rows.map(({ id }) => id) });
  return new Map([...states].map(([id, state]) => [state.slug, { id, state }]));
}

function skusOf({ products }: ProductsFile): string[] {
  return products.flatMap(({ variants }) => variants.map(({ cells }) => cells.get('sku')?.trim() ?? ''));
}

async function findTaken(
  db: Database,
  { siteId, skus }: { readonly siteId: string; readonly skus: readonly string[] },
): Promise<Taken> {
  const variants = await db
    .selectFrom('variant')
    .select(['sku', 'product_id'])
    .where('site_id', '=', siteId)
    .where('removed_at', 'is', null)
    .where('sku', '=', sql<string>`any(${skus}::text[])`)
    .execute();
  const shops = await db
    .selectFrom('product')
    .select(({ fn }) => ['collection_id', fn.countAll<number>().as('count')])
    .where('site_id', '=', siteId)
    .where('removed_at', 'is', null)
    .groupBy('collection_id')
    .execute();
  return {
    skus: new Map(variants.map(({ sku, product_id: product }) => [sku, product])),
    counts: new Map(shops.map(({ collection_id: shop, count }) => [shop, Number(count)])),
  };
}
