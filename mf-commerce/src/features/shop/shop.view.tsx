import type { ReactElement } from 'react';
import type { ProductTeaser } from 'shared-types/commerce/product';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { ProductCard } from '../../parts/product-card/product-card.view';
import { LIST, ProductRow } from './product-row.view';
import { shopSettings } from './shop-settings';
import type { strings } from './shop.strings';
import '../../parts/price/price.css';
import '../../parts/product-card/product-card.css';
import './shop.css';

/** Cards that are on a phone’s first screen. */
const SOON_COUNT = 2;

/** The shop: a heading and its products in a grid or a list, or a sentence where there are none. */
export function element(props: PropsOf<'commerce/shop/products'>, host: RenderHost<typeof strings>): ReactElement {
  const { products } = props.data['commerce/shop/products'];
  const isOwnPage = isShopPage(host);
  const { title: own, view = 'grid' } = shopSettings(props.block.settings);
  const Product = view === 'list' ? ProductRow : ProductCard;
  const title = own ?? (isOwnPage ? (host.context.collection?.title ?? host.text('unnamed')) : '');
  const Heading = isOwnPage ? 'h1' : 'h2';
  return (
    <section className="commerce-shop" data-shop>
      {title && <Heading className="commerce-shop__title">{title}</Heading>}
      {products.length === 0 && <p className="commerce-shop__empty">{host.text('empty')}</p>}
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
            level={isOwnPage || !title ? 2 : 3}
            soon={index < SOON_COUNT}
            {...(isOwnPage ? { quickView: quickViewOf(product, host) } : {})}
          />
        ))}
      </ul>
    </section>
  );
}

/** What opens a product over the shop’s own page, which alone has the quick view. */
function quickViewOf({ title }: ProductTeaser, host: RenderHost<typeof strings>) {
  return { text: host.text('quickView'), label: host.text('quickViewOf', { title }) };
}

/** True on the page the products live under: there the shop is the page’s main matter. */
function isShopPage({ context }: RenderHost<typeof strings>): boolean {
  return context.collection !== undefined && context.item === undefined && context.collection.path === context.pagePath;
}
