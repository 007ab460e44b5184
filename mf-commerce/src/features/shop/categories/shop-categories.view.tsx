import type { CSSProperties, ReactElement } from 'react';
import type { CategoryLink, ListedCategory } from 'shared-types/commerce/category';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './shop-categories.messages';

/* Inline styles: the style sheet is loaded first on every page with products, and most shops have no categories. */
const ROW: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2) var(--space-4)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
};
const LIST: CSSProperties = { marginBlockEnd: 'var(--space-5)' };
const PATH: CSSProperties = { marginBlockEnd: 'var(--space-3)', fontSize: 'var(--text-sm)' };
/** A comfortable touch target. */
const LINK: CSSProperties = { display: 'inline-block', paddingBlock: 'var(--space-2)' };
const CURRENT: CSSProperties = { ...LINK, fontWeight: 600, textDecoration: 'none' };
const MORE: CSSProperties = { ...LINK, cursor: 'pointer' };

/** More categories are collapsed. */
const SHOWN_COUNT = 24;

interface Shown {
  readonly host: RenderHost<typeof messages>;
}

/** Breadcrumbs from the shop to the shown category. */
export function CategoryPath({ trail, host }: Shown & { readonly trail: readonly CategoryLink[] }): ReactElement {
  const last = trail.length - 1;
  return (
    <nav aria-label={host.text('categoryPath')} style={PATH}>
      <ol style={ROW}>
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index > 0 && <span aria-hidden="true">/ </span>}
            <a href={path} aria-current={index === last ? 'page' : undefined} style={index === last ? CURRENT : LINK}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Links to categories; very long lists are collapsed. */
export function Categories({
  list,
  host,
}: Shown & { readonly list: readonly ListedCategory[] }): ReactElement | undefined {
  if (list.length === 0) return undefined;
  const rest = list.slice(SHOWN_COUNT);
  return (
    <nav aria-label={host.text('categories')} style={LIST}>
      <Row list={list.slice(0, SHOWN_COUNT)} />
      {rest.length > 0 && (
        <details open={rest.some(({ isCurrent }) => isCurrent)}>
          <summary style={MORE}>{host.text('categoriesMore', { count: rest.length })}</summary>
          <Row list={rest} />
        </details>
      )}
    </nav>
  );
}

function Row({ list }: { readonly list: readonly ListedCategory[] }): ReactElement {
  return (
    <ul style={ROW}>
      {list.map(({ name, path, isCurrent }) => (
        <li key={path}>
          <a href={path} aria-current={isCurrent ? 'page' : undefined} style={isCurrent ? CURRENT : LINK}>
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
