import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { NEW_PRODUCT } from 'shared-types/config/product-editor';
import { PRODUCTS_PER_PAGE, type ProductsView } from 'shared-types/config/products';
import type { PropsOf } from 'shared-types/render';
import { ListPages, pageWords } from '../../parts/list-pages/list-pages.view';
import { listAddress } from './list-address';
import { Listed } from './listed-product.view';
import { Filter } from './products-filter.view';
import type { ProductsHost } from './products-host';
import './products.css';

/** The products of the site, twenty on a page. */
export function element({ block, data, form }: PropsOf<'config/products/list'>, host: ProductsHost): ReactElement {
  const view = data['config/products/list'];
  const { products, count, filter, address, stocked } = view;
  const isRemoved = form?.done === true && form.isFirst === true;
  return (
    <div className="config-products">
      <p>
        <a className="config-products__home" href={CONFIG_PATH.home}>
          {host.text('home')}
        </a>
      </p>
      <h1>{host.text('title')}</h1>
      <p
        className="config-products__told"
        tabIndex={-1}
        hidden={!isRemoved}
        {...(isRemoved && { role: 'status', autoFocus: true })}
      >
        {isRemoved && host.text('removed')}
      </p>
      <p>
        <a className="button" href={CONFIG_PATH.productEditor.replace('{slug}', NEW_PRODUCT)}>
          {host.text('add')}
        </a>
      </p>
      <Filter block={block.id} filter={filter} host={host} />
      {count > 0 && <p className="config-products__note">{host.text('sum', { count })}</p>}
      {products.length === 0 ? (
        <Nothing view={view} host={host} />
      ) : (
        <ul className="config-products__list">
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
  readonly host: ProductsHost;
}

function Nothing({ view: { filter, count }, host }: ViewProps): ReactElement {
  const isFiltered = filter.search !== '' || filter.status !== undefined || filter.type !== undefined;
  if (count === 0 && !isFiltered) return <p>{host.text('empty')}</p>;
  return (
    <p>
      {count > 0 ? host.text('noMore') : host.text('noMatch')} <a href={CONFIG_PATH.products}>{host.text('seeAll')}</a>
    </p>
  );
}

/** Links to the pages before and after this one. */
function Pages({ view: { page, count, filter }, host }: ViewProps): ReactElement {
  return (
    <ListPages
      page={page}
      count={count}
      perPage={PRODUCTS_PER_PAGE}
      address={(number) => listAddress(host, filter, number)}
      words={pageWords(host)}
    />
  );
}
