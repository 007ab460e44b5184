/** A category, as what it stands below tells it from others. */
export interface CategoryNode {
  readonly id: string;
  /** Id of its shop page. */
  readonly collectionId: string;
  /** The category it stands below; null where it stands below none. */
  readonly parentId: string | null;
  readonly slug: string;
  readonly name: string;
}

/** The categories of a site, each asked for in as many steps as there are levels, however many there are. */
export interface CategoryTree<T extends CategoryNode = CategoryNode> {
  /** All of them, in their order. */
  readonly all: readonly T[];
  byId(id: string | null | undefined): T | undefined;
  bySlug(collectionId: string, slug: string): T | undefined;
  /** Those right below a category of a shop, or below none, in their order. */
  childrenOf(collectionId: string, parentId: string | null): readonly T[];
  /** The category itself, below all it stands below; the highest comes first. */
  pathTo(id: string): readonly T[];
  /** The category and all below it. */
  familyOf(id: string): readonly T[];
}

/** Makes a tree of categories that come in their order. */
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
    // Grows while it is gone through: what is added is gone through too.
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
