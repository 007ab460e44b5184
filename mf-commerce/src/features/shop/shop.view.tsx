import type { CSSProperties, ReactElement } from 'react';
import type { ProductTeaser } from 'shared-types/commerce/product';
import type { ShopView } from 'shared-types/commerce/shop';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { ProductCard } from '../../parts/product-card/product-card.view';
import { LIST, ProductRow } from './product-row.view';
import { ChosenFilters } from './chosen-filters.view';
import { Categories, CategoryPath } from './categories/shop-categories.view';
import type { messages as categoryMessages } from './categories/shop-categories.messages';
import { ShopFiltersForm } from './shop-filters.view';
import type { messages as listingMessages } from './shop-listing.messages';
import { ShopPages } from './shop-pages.view';
import { shopSettings } from './shop-settings';
import type { messages } from './shop.messages';
import '../../parts/price/price.css';
import '../../parts/product-card/product-card.css';
import './shop.css';

type ShopHost = RenderHost<typeof messages & typeof categoryMessages & typeof listingMessages>;

/** Cards on the first screen of a phone. */
const SOON_COUNT = 2;

/** The shop: a heading and its products, or a message if there are none. */
export function element(props: PropsOf<'commerce/shop/products'>, host: ShopHost): ReactElement {
  const shown = props.data['commerce/shop/products'];
  const { categories, listing } = shown;
  const isOwnPage = categories?.trail !== undefined || isShopPage(host);
  const { title: own, view = 'grid' } = shopSettings(props.block.settings);
  const name = categories?.trail?.at(-1)?.name ?? own;
  const title = name ?? (isOwnPage ? (host.context.collection?.title ?? host.text('unnamed')) : '');
  // A shop without a title has its page's heading in another block, also on category pages.
  const Heading = isOwnPage && own !== '' ? 'h1' : 'h2';
  const products = (
    <Products shown={shown} host={host} view={view} level={Heading === 'h1' || !title ? 2 : 3} isOwnPage={isOwnPage} />
  );
  return (
    <section className="commerce-shop" data-shop>
      {categories?.trail && <CategoryPath trail={categories.trail} host={host} />}
      {title && <Heading className="commerce-shop__title">{title}</Heading>}
      {categories && <Categories list={categories.list} host={host} />}
      {listing?.filters && <ShopFiltersForm filters={listing.filters} host={host} id={props.block.id} />}
      {listing ? (
        <div
          data-shop-results
          data-first={listing.first}
          data-first-page={listing.firstPage}
          data-count={listing.count}
        >
          {listing.filters && (
            <p style={COUNT} tabIndex={-1} data-shop-count>
              {host.text('count', { count: listing.count })}
            </p>
          )}
          {listing.filters && <ChosenFilters filters={listing.filters} host={host} />}
          {products}
          <ShopPages listing={listing} shown={shown.products.length} host={host} />
        </div>
      ) : (
        products
      )}
    </section>
  );
}

const COUNT: CSSProperties = { marginBlock: 0, marginBlockEnd: 'var(--space-3)', color: 'var(--color-muted)' };

interface ProductsProps {
  readonly shown: ShopView;
  readonly host: ShopHost;
  readonly view: 'grid' | 'list';
  readonly level: 2 | 3;
  readonly isOwnPage: boolean;
}

function Products({ shown: { products, listing }, host, view, level, isOwnPage }: ProductsProps): ReactElement {
  const Product = view === 'list' ? ProductRow : ProductCard;
  const isFiltered = listing?.filters?.clearPath !== undefined;
  return (
    <>
      {products.length === 0 && <p className="commerce-shop__empty">{host.text(isFiltered ? 'noMatch' : 'empty')}</p>}
      <ul
        className="commerce-product-cards"
        hidden={products.length === 0}
        {...(view === 'list' && { role: 'list', style: LIST })}
      >
        {products.map((product, index) => (
          <Product
            key={product.id}
            product={product}
            host={host}
            level={level}
            soon={index < SOON_COUNT}
            {...(isOwnPage ? { quickView: quickViewOf(product, host) } : {})}
          />
        ))}
      </ul>
    </>
  );
}

/** Opens the quick view, which only exists on the shop’s own page. */
function quickViewOf({ title }: ProductTeaser, host: RenderHost<typeof messages>) {
  return { text: host.text('quickView'), label: host.text('quickViewOf', { title }) };
}

/** True on the page of the shop itself. */
function isShopPage({ context }: RenderHost<typeof messages>): boolean {
  return context.collection !== undefined && context.item === undefined && context.collection.path === context.pagePath;
}
