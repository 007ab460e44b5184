import { isPattern } from '../../../directory/is-pattern';

interface Addressed {
  readonly pages: readonly { readonly path: string }[];
  readonly products: readonly { readonly slug: string }[];
}

/**
 * Predicate for the paths at which the document's site answers with a page: pages, items, and paths below the order pages.
 */
export function answeredPaths({ pages, products }: Addressed): (path: string) => boolean {
  const paths = new Set(pages.map(({ path }) => path));
  const slugs = new Set(products.map(({ slug }) => slug));
  return (path) => {
    if (paths.has(path)) return !isPattern(path);
    const end = path.lastIndexOf('/') + 1;
    const folder = path.slice(0, end);
    return paths.has(`${folder}{token}`) || (paths.has(`${folder}{slug}`) && slugs.has(path.slice(end)));
  };
}
