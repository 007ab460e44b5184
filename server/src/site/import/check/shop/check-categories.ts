import { CATEGORY_LIMIT } from 'shared-types/commerce/category';
import type { DocumentCategory, SiteDocument } from 'shared-types/site/site-document';
import { nameKey } from '../../../catalogue/category-name';
import { createCategoryTree, type CategoryNode, type CategoryTree } from '../../../catalogue/category-tree';
import { findRepeated } from '../find-repeated';
import type { Mistake } from '../mistake';

/**
 * Categories must belong to a shop, form a tree within their limits and have unique names; products may only be in
 * categories of their own shop.
 *
 * @implements LIMIT-05 LIMIT-10 TAG-01
 */
export function checkCategories({ categories = [], pages, products }: SiteDocument): Mistake[] {
  const tree = createCategoryTree(categories.map(nodeOf));
  const shops = new Set(pages.flatMap(({ path, collection }) => (path.endsWith('{slug}') ? (collection ?? []) : [])));
  return [
    ...tooMany(categories),
    ...findRepeated(
      'category',
      categories.map((one, at) => ({ path: ['categories', at, 'slug'], name: `${one.collection}/${one.slug}` })),
    ),
    ...repeatedNames(categories),
    ...categories.flatMap((category, at) => [
      ...(shops.has(category.collection)
        ? []
        : [{ path: ['categories', at, 'collection'], message: `no page shows the items of ${category.collection}` }]),
      ...placeMistakes(tree, category).map((message) => ({ path: ['categories', at, 'under'], message })),
    ]),
    ...products.flatMap(({ collection, categories: own = [] }, at) => [
      ...findRepeated(
        'category',
        own.map((name, index) => ({ path: ['products', at, 'categories', index], name })),
      ),
      ...own.flatMap((slug, index) =>
        tree.bySlug(collection, slug)
          ? []
          : [{ path: ['products', at, 'categories', index], message: `${collection} has no category ${slug}` }],
      ),
    ]),
  ];
}

/** Documents name a category by its shop and slug. */
function nodeOf({ collection, slug, name, under }: DocumentCategory): CategoryNode {
  const parentId = under === undefined ? null : `${collection} ${under}`;
  return { id: `${collection} ${slug}`, collectionId: collection, parentId, slug, name };
}

function tooMany(categories: readonly DocumentCategory[]): Mistake[] {
  const most = CATEGORY_LIMIT.perSite;
  const message = `a site has at most ${most} categories, and these are ${categories.length}`;
  return categories.length > most ? [{ path: ['categories'], message }] : [];
}

function repeatedNames(categories: readonly DocumentCategory[]): Mistake[] {
  const seen = new Set<string>();
  return categories.flatMap(({ collection, under = '', name }, at) => {
    const key = [collection, under, nameKey(name)].join(' ');
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [
      { path: ['categories', at, 'name'], message: `This category already exists: another ${name} stands beside it` },
    ];
  });
}

function placeMistakes(tree: CategoryTree, { collection, slug, under }: DocumentCategory): string[] {
  if (under === undefined) return [];
  if (!tree.bySlug(collection, under)) return [`${collection} has no category ${under}`];
  const seen = new Set<string>();
  for (let one = tree.bySlug(collection, slug); one; one = tree.byId(one.parentId)) {
    if (seen.has(one.id)) return ['a category cannot stand below itself'];
    seen.add(one.id);
  }
  const most = CATEGORY_LIMIT.levels;
  return seen.size > most ? [`categories stand at most ${most} deep, and this one would be at ${seen.size}`] : [];
}
