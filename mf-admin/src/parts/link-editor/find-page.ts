import type { LinkPage } from 'shared-types/admin/pages/link-choices';

/** The page with this path or title. */
export function findPage<Page extends LinkPage>(pages: readonly Page[], typed: string): Page | undefined {
  const text = typed.trim().toLowerCase();
  return (
    pages.find(({ path }) => path.toLowerCase() === text) ?? pages.find(({ title }) => title.toLowerCase() === text)
  );
}

/** The path and the anchor of a link to a page of this site; either may be empty. */
export function partsOfPageLink(href: string): { readonly path: string; readonly anchor: string } {
  const [path = ''] = href.split('#', 1);
  return { path, anchor: href.slice(path.length) };
}
