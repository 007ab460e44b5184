import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { NEW_PRODUCT } from 'shared-types/admin/store/product-editor';
import { PRODUCTS_PER_PAGE, type ProductsView } from 'shared-types/admin/store/products';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { ListPages, pageLabels } from '../../parts/list-pages/list-pages.view';
import { Toast } from '../../parts/toast/toast.view';
import { listAddress } from './list-address';
import { Listed } from './listed-product.view';
import { Filter } from './products-filter.view';
import type { messages } from './products.messages';
import './products.css';

/** The products of the site, twenty on a page. */
export function element(
  { block, data, form }: PropsOf<'admin/products/list'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const view = data['admin/products/list'];
  const { products, count, filter, address, stocked } = view;
  const isRemoved = form?.done === true && form.isFirst === true;
  return (
    <div className="admin-products">
      <h1>{host.text('title')}</h1>
      {isRemoved && <Toast>{host.text('removed')}</Toast>}
      <p>
        <a className="button" href={ADMIN_PATH.productEditor.replace('{slug}', NEW_PRODUCT)}>
          {host.text('add')}
        </a>
      </p>
      <Filter block={block.id} filter={filter} host={host} />
      {count > 0 && <p className="admin-products__note">{host.text('sum', { count })}</p>}
      {products.length === 0 ? (
        <Nothing view={view} host={host} />
      ) : (
        <ul className="admin-products__list">
          {products.map((product) => (
            <Listed
              key={product.id}
              block={block.id}
              product={product}
              address={address}
              stocked={stocked}
              form={form}
              host={host}
            />
          ))}
        </ul>
      )}
      <Pages view={view} host={host} />
    </div>
  );
}

interface ViewProps {
  readonly view: ProductsView;
  readonly host: ViewHost<typeof messages>;
}

function Nothing({ view: { filter, count }, host }: ViewProps): ReactElement {
  const isFiltered = filter.search !== '' || filter.status !== undefined || filter.type !== undefined;
  if (count === 0 && !isFiltered) return <p>{host.text('empty')}</p>;
  return (
    <p>
      {count > 0 ? host.text('noMore') : host.text('noMatch')} <a href={ADMIN_PATH.products}>{host.text('seeAll')}</a>
    </p>
  );
}

function Pages({ view: { page, count, filter }, host }: ViewProps): ReactElement {
  return (
    <ListPages
      page={page}
      count={count}
      perPage={PRODUCTS_PER_PAGE}
      address={(number) => listAddress(host, filter, number)}
      labels={pageLabels(host)}
    />
  );
}
