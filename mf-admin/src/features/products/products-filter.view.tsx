import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import {
  LISTED_STATUSES,
  PRODUCT_SORTS,
  PRODUCTS_QUERY,
  PRODUCTS_SEARCH_LONGEST,
  type ProductsView,
} from 'shared-types/admin/store/products';
import { TABLE_VIEWS_QUERY } from 'shared-types/admin/store/table-views';
import type { ViewHost } from 'shared-types/host/render-host';
import { ListFilter } from '../../parts/list-filter/list-filter.view';
import type { messages } from './products.messages';

interface FilterProps {
  readonly block: string;
  readonly view: ProductsView;
  readonly host: ViewHost<typeof messages>;
}

/** Search, filters and order of the products. */
export function Filter({ block, view: { filter, sort, table }, host: { text } }: FilterProps): ReactElement {
  const all = ['', text('all')] as const;
  const statuses = LISTED_STATUSES.map((status) => [status, text('listedStatus', { status })] as const);
  const types = Object.values(PRODUCT_TYPE).map(
    (type) => [String(type), text('typeName', { type: String(type) })] as const,
  );
  const sorts = PRODUCT_SORTS.map((one) => [one, text('sorted', { sort: one.replace('-', 'down_') })] as const);
  return (
    <ListFilter
      block={block}
      path={ADMIN_PATH.products}
      kept={{
        ...(filter.isLow && { [PRODUCTS_QUERY.stock]: 'low' }),
        ...(table.current && { [TABLE_VIEWS_QUERY.view]: table.current.id }),
      }}
      search={{
        name: PRODUCTS_QUERY.search,
        label: text('search'),
        value: filter.search,
        longest: PRODUCTS_SEARCH_LONGEST,
      }}
      choices={[
        { name: PRODUCTS_QUERY.status, label: text('status'), value: filter.status ?? '', options: [all, ...statuses] },
        { name: PRODUCTS_QUERY.type, label: text('type'), value: String(filter.type ?? ''), options: [all, ...types] },
        { name: PRODUCTS_QUERY.sort, label: text('sort'), value: sort, options: sorts },
      ]}
      labels={{ find: text('show') }}
    />
  );
}
