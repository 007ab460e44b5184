import type { CategoryLink } from 'shared-types/commerce/category';
import type { PageItem } from '../../site/page/loader';

/** A category page for search engines and link previews, by its path; undefined if there is no category. */
export function categoryItem(trail: readonly CategoryLink[] | undefined, origin: string): PageItem | undefined {
  const own = trail?.at(-1);
  if (!trail || !own) return undefined;
  return {
    title: own.name,
    path: own.path,
    excerpt: trail.map(({ name }) => name).join(' › '),
    structuredData: [breadcrumbs(trail, origin)],
  };
}

/** The breadcrumbs as JSON-LD that is safe inside a `<script>` element. */
function breadcrumbs(trail: readonly CategoryLink[], origin: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
