export interface CategoryNode {
  readonly id: string;
  /** Id of its shop page. */
  readonly collectionId: string;
  /** Id of its parent; null for a top-level category. */
  readonly parentId: string | null;
  readonly slug: string;
  readonly name: string;
}

/** The categories of a site. Lookups take as many steps as there are levels, however many categories there are. */
export interface CategoryTree<T extends CategoryNode = CategoryNode> {
  /** Sorted. */
  readonly all: readonly T[];
  byId(id: string | null | undefined): T | undefined;
  bySlug(collectionId: string, slug: string): T | undefined;
  /** Children of a category, or top-level categories of a shop, sorted. */
  childrenOf(collectionId: string, parentId: string | null): readonly T[];
  /** The category after its ancestors, the topmost first. */
  pathTo(id: string): readonly T[];
  /** The category and its descendants. */
  familyOf(id: string): readonly T[];
}

/** The categories must be sorted. */
export function createCategoryTree<T extends CategoryNode>(categories: readonly T[]): CategoryTree<T> {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const bySlug = new Map(categories.map((category) => [placeOf(category.collectionId, category.slug), category]));
  const children = childrenByPlace(categories);
  const childrenOf = (collectionId: string, parentId: string | null) =>
    children.get(placeOf(collectionId, parentId)) ?? [];
  const pathTo = (id: string): T[] => {
    const path: T[] = [];
    for (let one = byId.get(id); one; one = byId.get(one.parentId ?? '')) path.unshift(one);
    return path;
  };
  const familyOf = (id: string): T[] => {
    const own = byId.get(id);
    // The array grows while it is iterated.
    const family = own ? [own] : [];
    for (const one of family) family.push(...childrenOf(one.collectionId, one.id));
    return family;
  };
  return {
    all: categories,
    byId: (id) => byId.get(id ?? ''),
    bySlug: (collectionId, slug) => bySlug.get(placeOf(collectionId, slug)),
    childrenOf,
    pathTo,
    familyOf,
  };
}

function childrenByPlace<T extends CategoryNode>(categories: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const children = new Map<string, T[]>();
  for (const category of categories) {
    const place = placeOf(category.collectionId, category.parentId);
    const known = children.get(place);
    if (known) known.push(category);
    else children.set(place, [category]);
  }
  return children;
}

function placeOf(collectionId: string, part: string | null): string {
  return `${collectionId} ${part ?? ''}`;
}
