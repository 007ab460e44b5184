import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { bumpRevision } from '../../site/directory/revision';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { takeProductsLock } from '../../site/catalogue/products-lock';
import { loadCategories, type StoredCategory } from '../../site/catalogue/categories-of';
import { nameKey } from '../../site/catalogue/category-name';
import { categorySlug } from './category-slug';
import type { CategoryTree } from '../../site/catalogue/category-tree';
import { obstacleTo, type CategoryObstacle, type CategoryInput } from './category-input';

export interface ChangeCategoriesInput {
  readonly siteId: string;
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  readonly input: CategoryInput;
}

export type CategoriesOutcome =
  | { readonly kind: 'done'; readonly list: ChangedList }
  | { readonly kind: 'refused'; readonly code: CategoryObstacle };

interface Place {
  readonly collectionId: string;
  readonly parentId: string | null;
}

/** The list that contains or contained the category. Added and moved ones are last. */
export interface ChangedList extends Place {
  /** Number of categories in the list. */
  readonly count: number;
}

/** Changes categories and increases the site's revision. Concurrent changes are serialized. */
export function changeCategories(
  db: Database,
  { siteId, account, input }: ChangeCategoriesInput,
): Promise<CategoriesOutcome> {
  return db.transaction().execute(async (transaction): Promise<CategoriesOutcome> => {
    await takeProductsLock(transaction, siteId);
    const tree = await loadCategories(transaction, siteId);
    const code = obstacleTo(tree, input);
    if (code) return { kind: 'refused', code };
    const own = input.act === 'added' ? await add(transaction, { siteId, tree, input }) : tree.byId(input.id);
    if (!own) throw new Error('The category was found, and is gone.');
    const { id, collectionId } = own;
    if (input.act === 'renamed') await rename(transaction, id, input.name);
    if (input.act === 'moved') await move(transaction, { siteId, id, parentId: input.parentId });
    if (input.act === 'removed') await remove(transaction, tree.familyOf(id));
    const name = input.act === 'renamed' ? input.name : own.name;
    await transaction
      .insertInto('category_change')
      .values({
        site_id: siteId,
        account_id: account.id,
        changed_by: account.displayName,
        act: input.act,
        category_id: id,
        name,
      })
      .execute();
    await bumpRevision(transaction, siteId);
    const parentId = input.act === 'moved' ? input.parentId : own.parentId;
    const others = tree.childrenOf(collectionId, parentId).filter((one) => one.id !== id);
    const count = others.length + (input.act === 'removed' ? 0 : 1);
    return { kind: 'done', list: { collectionId, parentId, count } };
  });
}

interface Adding {
  readonly siteId: string;
  readonly tree: CategoryTree<StoredCategory>;
  readonly input: Extract<CategoryInput, { readonly act: 'added' }>;
}

/** New categories are last among their siblings. */
async function add(
  transaction: Transaction<Tables>,
  { siteId, tree, input }: Adding,
): Promise<Place & { id: string; name: string }> {
  const { collectionId, parentId, name } = input;
  const id = randomUUID();
  await transaction
    .insertInto('category')
    .values({
      id,
      site_id: siteId,
      collection_id: collectionId,
      parent_id: parentId,
      slug: categorySlug(name, (slug) => tree.bySlug(collectionId, slug) !== undefined),
      name,
      name_key: nameKey(name),
      position: nextPosition(siteId),
    })
    .execute();
  return { id, collectionId, parentId, name };
}

/** Its slug stays, so that links keep working. */
async function rename(transaction: Transaction<Tables>, id: string, name: string): Promise<void> {
  await transaction
    .updateTable('category')
    .set({ name, name_key: nameKey(name) })
    .where('id', '=', id)
    .execute();
}

async function move(
  transaction: Transaction<Tables>,
  { siteId, id, parentId }: { readonly siteId: string; readonly id: string; readonly parentId: string | null },
): Promise<void> {
  await transaction
    .updateTable('category')
    .set({ parent_id: parentId, position: nextPosition(siteId) })
    .where('id', '=', id)
    .execute();
}

/** The products stay. */
async function remove(transaction: Transaction<Tables>, family: readonly StoredCategory[]): Promise<void> {
  const ids = family.map(({ id }) => id);
  await transaction
    .deleteFrom('category')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

function nextPosition(siteId: string) {
  return sql<number>`(select coalesce(max(position), 0) + 1 from category where site_id = ${siteId})`;
}
