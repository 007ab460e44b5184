import type { CSSProperties, ReactElement } from 'react';
import type { ShopFilters } from 'shared-types/commerce/shop';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './shop-listing.messages';

const LIST: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2)',
  margin: 0,
  marginBlockEnd: 'var(--space-4)',
  padding: 0,
  listStyle: 'none',
};
const CHIP: CSSProperties = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minBlockSize: '2.75rem',
  paddingInline: 'var(--space-3)',
  border: 'var(--border-1) solid var(--color-line)',
  borderRadius: 'var(--radius-1)',
  fontSize: 'var(--text-sm)',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
};
const CLEAR: CSSProperties = { ...CHIP, border: 0, textDecoration: 'underline' };

interface ChosenFiltersProps {
  readonly filters: ShopFilters;
  readonly host: RenderHost<typeof messages>;
}

/** Active filters as links that remove them; empty without filters. */
export function ChosenFilters({ filters, host }: ChosenFiltersProps): ReactElement | undefined {
  if (filters.clearPath === undefined) return undefined;
  return (
    <ul aria-label={host.text('filtersInUse')} style={LIST}>
      {chipsOf(filters, host).map(({ name, path }) => (
        <li key={path}>
          <a href={path} style={CHIP} aria-label={host.text('removeFilter', { filter: name })} data-in-place>
            <bdi>{name}</bdi>
            <span aria-hidden="true">✕</span>
          </a>
        </li>
      ))}
      <li>
        <a href={filters.clearPath} style={CLEAR} data-in-place>
          {host.text('clearFilters')}
        </a>
      </li>
    </ul>
  );
}

function chipsOf({ categories, priceFrom, priceTo }: ShopFilters, { text, money }: RenderHost<typeof messages>) {
  const limit = (key: 'limitLeast' | 'limitMost', one: ShopFilters['priceFrom']) =>
    one ? [{ name: text(key, { price: money.cents(one.cents) }), path: one.pathWithout }] : [];
  return [
    ...categories.flatMap(({ name, pathWithout: path }) => (path === undefined ? [] : [{ name, path }])),
    ...limit('limitLeast', priceFrom),
    ...limit('limitMost', priceTo),
  ];
}
