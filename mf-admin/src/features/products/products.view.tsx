import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { NEW_PRODUCT } from 'shared-types/admin/store/product-editor';
import { PRODUCTS_PER_PAGE, type ProductsView } from 'shared-types/admin/store/products';
import { TABLE_COLUMNS } from 'shared-types/admin/store/table-views';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { ListPages, pageLabels } from '../../parts/list-pages/list-pages.view';
import { isTableForm, TableMenus } from '../../parts/data-table/table-menus.view';
import { Toast } from '../../parts/toast/toast.view';
import { fileAddress, listAddress } from './list-address';
import { ProductViews } from './product-views.view';
import { columnsOf, ProductsTable } from './products-table.view';
import { Filter } from './products-filter.view';
import type { messages } from './products.messages';
import './products.css';

/** The products of the site as a table, twenty on a page, filtered and sorted. */
export function element(
  { block, data, form }: PropsOf<'admin/products/list'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const view = data['admin/products/list'];
  const { products, count } = view;
  const isRemoved = form?.done === true && form.isFirst === true;
  return (
    <div className="admin-products">
      <h1>{host.text('title')}</h1>
      {isRemoved && <Toast>{host.text('removed')}</Toast>}
      <p className="admin-products__start">
        <a className="button" href={ADMIN_PATH.productEditor.replace('{slug}', NEW_PRODUCT)}>
          {host.text('add')}
        </a>
        <a className="button button--quiet" href={ADMIN_PATH.productsImport}>
          {host.text('import')}
        </a>
      </p>
      <Done view={view} host={host} />
      <ProductViews view={view} host={host} />
      <Filter block={block.id} view={view} host={host} />
      {form?.question === undefined && (
        <TableMenus
          block={block.id}
          table="products"
          views={view.table}
          address={view.address}
          columns={columnsOf(host)}
          headColumn={TABLE_COLUMNS.products.head}
          form={form}
          host={host}
        />
      )}
      {count > 0 && (
        <p className="admin-muted">
          {host.text('sum', { count })} ·{' '}
          <a className="admin-products__file" href={fileAddress(host, view)}>
            {host.text('file')}
          </a>
        </p>
      )}
      {products.length === 0 ? (
        <Nothing view={view} host={host} />
      ) : (
        <ProductsTable block={block.id} view={view} form={isTableForm(form) ? undefined : form} host={host} />
      )}
      <Pages view={view} host={host} />
    </div>
  );
}

interface ViewProps {
  readonly view: ProductsView;
  readonly host: ViewHost<typeof messages>;
}

/** The result of the last action on chosen products. */
function Done({ view: { done }, host }: ViewProps): ReactElement | null {
  if (!done) return null;
  const { act, count, gone } = done;
  return (
    <Toast>
      {host.text('done', { act, count })}
      {gone > 0 && ` ${host.text('gone', { count: gone })}`}
    </Toast>
  );
}

function Nothing({ view: { filter, count }, host }: ViewProps): ReactElement {
  const isFiltered = filter.search !== '' || filter.status !== undefined || filter.type !== undefined || filter.isLow;
  if (count === 0 && !isFiltered) return <p>{host.text('empty')}</p>;
  return (
    <p>
      {count > 0 ? host.text('noMore') : host.text('noMatch')} <a href={ADMIN_PATH.products}>{host.text('seeAll')}</a>
    </p>
  );
}

function Pages({ view, host }: ViewProps): ReactElement {
  const { page, count } = view;
  return (
    <ListPages
      page={page}
      count={count}
      perPage={PRODUCTS_PER_PAGE}
      address={(number) => listAddress(host, view, number)}
      labels={pageLabels(host)}
    />
  );
}
