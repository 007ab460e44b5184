import type { SitePageChoice } from 'shared-types/admin/pages/page-editor';

/** The page with this path or title. */
export function findPage(pages: readonly SitePageChoice[], typed: string): SitePageChoice | undefined {
  const text = typed.trim().toLowerCase();
  return (
    pages.find(({ path }) => path.toLowerCase() === text) ?? pages.find(({ title }) => title.toLowerCase() === text)
  );
}
