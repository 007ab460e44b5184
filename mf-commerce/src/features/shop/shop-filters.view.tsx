import type { CSSProperties, ReactElement } from 'react';
import { SHOP_LISTING, type ShopFilters, type ShopSort } from 'shared-types/commerce/shop';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './shop-listing.messages';

/* Inline styles: the style sheet is loaded first on every page with products, and most have no filters. */
const FORM: CSSProperties = { marginBlockEnd: 'var(--space-4)' };
const PANEL: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: 'var(--space-5)',
  marginBlock: 'var(--space-4)',
  padding: 'var(--space-5) var(--space-4)',
  borderRadius: 'var(--radius-2)',
  background: 'var(--color-surface)',
};
const GROUP: CSSProperties = { minInlineSize: 0, margin: 0, padding: 0, border: 0 };
const CHOICE: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  // A comfortable touch target.
  minBlockSize: '2.75rem',
  fontWeight: 400,
  overflowWrap: 'anywhere',
};
const PRICES: CSSProperties = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--space-3)' };

const WHOLE_ROW: CSSProperties = { gridColumn: '1 / -1' };

/** The sort order of a URL without a query. */
const DEFAULT_SORT: ShopSort = 'featured';

const SORT_LABELS = {
  featured: 'sortFeatured',
  'best-selling': 'sortBestSelling',
  name: 'sortName',
  price: 'sortPrice',
  'price-descending': 'sortPriceDescending',
  newest: 'sortNewest',
} as const satisfies Record<ShopSort, keyof typeof messages>;

export interface ShopFiltersProps {
  readonly filters: ShopFilters;
  readonly host: RenderHost<typeof messages>;
  /** Prefix of field ids. */
  readonly id: string;
}

/** The form that sorts and filters a shop, collapsed; works without script. */
export function ShopFiltersForm({ filters, host, id }: ShopFiltersProps): ReactElement {
  const { path, sort, sorts, categories } = filters;
  return (
    <form action={path} method="get" style={FORM} data-shop-filters>
      <details>
        <summary className="button button--quiet">{host.text('filters')}</summary>
        <div style={PANEL}>
          <div className="field">
            <label htmlFor={`block-${id}-sort`}>{host.text('sortBy')}</label>
            <select
              id={`block-${id}-sort`}
              name={SHOP_LISTING.sortParameter}
              defaultValue={sort === DEFAULT_SORT ? '' : sort}
            >
              {sorts.map((one) => (
                <option key={one} value={one === DEFAULT_SORT ? '' : one}>
                  {host.text(SORT_LABELS[one])}
                </option>
              ))}
            </select>
          </div>
          {categories.length > 0 && (
            <fieldset style={GROUP}>
              <legend>{host.text('filterCategory')}</legend>
              {categories.map(({ slug, name, pathWithout }) => (
                <label key={slug} style={CHOICE}>
                  <input
                    type="checkbox"
                    name={SHOP_LISTING.categoryParameter}
                    value={slug}
                    defaultChecked={pathWithout !== undefined}
                  />
                  <bdi>{name}</bdi>
                </label>
              ))}
            </fieldset>
          )}
          <PriceLimits filters={filters} host={host} id={id} />
          <div style={WHOLE_ROW}>
            <button type="submit" className="button">
              {host.text('applyFilters')}
            </button>
          </div>
        </div>
      </details>
    </form>
  );
}

function PriceLimits({ filters: { priceFrom, priceTo }, host, id }: ShopFiltersProps): ReactElement {
  const limits = [
    { name: SHOP_LISTING.priceFromParameter, label: host.text('priceLeast'), value: priceFrom?.text },
    { name: SHOP_LISTING.priceToParameter, label: host.text('priceMost'), value: priceTo?.text },
  ];
  return (
    <fieldset style={GROUP}>
      <legend>{host.text('filterPrice', { currency: host.context.currency })}</legend>
      <div style={PRICES}>
        {limits.map(({ name, label, value }) => (
          <div className="field" key={name}>
            <label htmlFor={`block-${id}-${name}`}>{label}</label>
            <input
              id={`block-${id}-${name}`}
              type="text"
              name={name}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={value}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
