import type { LinkPage } from 'shared-types/admin/pages/link-choices';

/** The page with this path or title, or the only one whose title has the typed text, first of all at its beginning. */
export function findPage<Page extends LinkPage>(pages: readonly Page[], typed: string): Page | undefined {
  const text = typed.trim().toLowerCase();
  const exact = pages.find(({ path }) => path.toLowerCase() === text) ?? pages.find((page) => titleOf(page) === text);
  if (exact || text === '' || /^[/#]/.test(text)) return exact;
  const begun = pages.filter((page) => titleOf(page).startsWith(text));
  const [first, ...others] = begun.length > 0 ? begun : pages.filter((page) => titleOf(page).includes(text));
  return others.length === 0 ? first : undefined;
}

function titleOf({ title }: LinkPage): string {
  return title.toLowerCase();
}

/** The path and the anchor of a link to a page of this site; either may be empty. */
export function partsOfPageLink(href: string): { readonly path: string; readonly anchor: string } {
  const [path = ''] = href.split('#', 1);
  return { path, anchor: href.slice(path.length) };
}
