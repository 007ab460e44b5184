import type { ReactElement } from 'react';
import {
  PRODUCT_SORTS,
  PRODUCT_VIEWS,
  type ProductsFilter,
  type ProductsView,
  type ProductViewName,
} from 'shared-types/admin/store/products';
import type { ViewHost } from 'shared-types/host/render-host';
import { ownViews } from '../../parts/data-table/table-menus.view';
import { SavedViews } from '../../parts/data-table/saved-views.view';
import { listAddress } from './list-address';
import type { messages } from './products.messages';

const FILTERS: Readonly<Record<ProductViewName, ProductsFilter>> = {
  all: { search: '' },
  hidden: { search: '', status: 'hidden' },
  low: { search: '', isLow: true },
};

interface ProductViewsProps {
  readonly view: ProductsView;
  readonly host: ViewHost<typeof messages>;
}

/** Links to all products, to hidden ones, and to those of which few are left. */
export function ProductViews({ view: { filter, views, table }, host }: ProductViewsProps): ReactElement {
  return (
    <SavedViews
      label={host.text('views')}
      views={[
        ...PRODUCT_VIEWS.map((name) => ({
          path: listAddress(host, { filter: FILTERS[name], sort: PRODUCT_SORTS[0] }, 1),
          label: host.text('view', { view: name }),
          count: views[name],
          isCurrent: !table.current && isSame(filter, FILTERS[name]),
        })),
        ...ownViews(table),
      ]}
    />
  );
}

function isSame(a: ProductsFilter, b: ProductsFilter): boolean {
  return a.search === b.search && a.status === b.status && a.type === b.type && a.isLow === b.isLow;
}
