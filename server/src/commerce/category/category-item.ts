import type { CategoryLink } from 'shared-types/commerce/category';
import type { PageItem } from '../../site/page/loader';

/** What the page of a category tells search engines and link previews of it, by the path there; nothing where there is none. */
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

/** The way as JSON-LD text that is safe inside a `<script>` element. */
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
