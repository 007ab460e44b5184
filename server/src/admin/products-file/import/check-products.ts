import { sql } from 'kysely';
import type { FileMistake, ImportedProduct } from 'shared-types/admin/store/products-file';
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
import { findTaken, takenConflicts, takeFor, type Taken } from './taken';

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
  const taken = await findTaken(db, site.id, file);
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
  const all = { ...takenConflicts(wanted, { ...input, messages }), ...errors };
  const mistakes = [...filled.mistakes, ...mistakesOf(all, { product, lines: filled.lines, headers: file.headers })];
  if (mistakes.length === 0) takeFor(wanted, input);
  return { fields: filled.fields, wanted, mistakes };
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
