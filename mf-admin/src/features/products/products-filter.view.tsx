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
import type { messages } from './products.messages';

interface FilterProps {
  readonly block: string;
  readonly view: ProductsView;
  readonly host: ViewHost<typeof messages>;
}

/** The list's filters, which are part of the URL. */
export function Filter({ block, view: { filter, sort, table }, host }: FilterProps): ReactElement {
  const { text } = host;
  return (
    <form className="admin-products__filter" method="get" action={ADMIN_PATH.products} role="search">
      <div className="field">
        <label htmlFor={`block-${block}-search`}>{text('search')}</label>
        <input
          id={`block-${block}-search`}
          type="search"
          name={PRODUCTS_QUERY.search}
          defaultValue={filter.search}
          maxLength={PRODUCTS_SEARCH_LONGEST}
          dir="auto"
        />
      </div>
      <div className="field">
        <label htmlFor={`block-${block}-status`}>{text('status')}</label>
        <select id={`block-${block}-status`} name={PRODUCTS_QUERY.status} defaultValue={filter.status ?? ''}>
          <option value="">{text('all')}</option>
          {LISTED_STATUSES.map((status) => (
            <option key={status} value={status}>
              {text('listedStatus', { status })}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`block-${block}-type`}>{text('type')}</label>
        <select
          id={`block-${block}-type`}
          name={PRODUCTS_QUERY.type}
          defaultValue={filter.type ? String(filter.type) : ''}
        >
          <option value="">{text('all')}</option>
          {Object.values(PRODUCT_TYPE).map((type) => (
            <option key={type} value={String(type)}>
              {text('typeName', { type: String(type) })}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`block-${block}-sort`}>{text('sort')}</label>
        <select id={`block-${block}-sort`} name={PRODUCTS_QUERY.sort} defaultValue={sort}>
          {PRODUCT_SORTS.map((one) => (
            <option key={one} value={one}>
              {text('sorted', { sort: one.replace('-', 'down_') })}
            </option>
          ))}
        </select>
      </div>
      {filter.isLow && <input type="hidden" name={PRODUCTS_QUERY.stock} value="low" />}
      {table.current && <input type="hidden" name={TABLE_VIEWS_QUERY.view} value={table.current.id} />}
      <button type="submit" className="button button--quiet">
        {text('show')}
      </button>
    </form>
  );
}
