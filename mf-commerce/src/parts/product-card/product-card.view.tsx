import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { ProductTeaser } from 'shared-types/commerce/product';
import { PictureImage } from '../picture/picture.view';
import { Price } from '../price/price.view';

/** Messages of the feature that cards use. */
type CardMessages = Readonly<Record<'priceNow' | 'priceWas' | 'priceFrom' | 'sale' | 'soldOut', string>>;

export interface ProductCardProps {
  readonly product: ProductTeaser;
  readonly host: RenderHost<CardMessages>;
  /** Heading level of the card’s title. */
  readonly level: 2 | 3;
  /** True if the card is visible at once. */
  readonly soon?: boolean;
  /** Label of the quick view button; undefined without one. */
  readonly quickView?: { readonly text: string; readonly label: string };
}

/** One to four cards per row on the whole page; see the style sheet. */
const SIZES = '(width < 328px) 88vw, (width < 819px) 45vw, (width < 1116px) 30vw, 18rem';

/** A product in a list: the whole card is a link. */
export function ProductCard({ product, host, level, soon = false, quickView }: ProductCardProps): ReactElement {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className="commerce-product-card">
      <div className="commerce-product-card__picture">
        {product.picture && (
          <PictureImage picture={product.picture} sizes={SIZES} host={host} turn={soon ? 'soon' : 'later'} silent />
        )}
        <Badge product={product} host={host} />
      </div>
      <Heading className="commerce-product-card__title">
        <a className="commerce-product-card__link" href={product.path}>
          {product.title}
        </a>
      </Heading>
      <CardPrice product={product} host={host} />
      {quickView && (
        // As a form it leads to the product’s page if no overlay opens.
        <form className="commerce-shop__look" action={product.path} data-quick-view>
          <button type="submit" className="commerce-shop__look-button" aria-label={quickView.label}>
            {quickView.text}
          </button>
        </form>
      )}
    </li>
  );
}

interface CardPartProps {
  readonly product: ProductTeaser;
  readonly host: RenderHost<CardMessages>;
}

/** Over the picture: sold out, or on sale. */
export function Badge({ product, host }: CardPartProps): ReactElement | null {
  if (product.soldOut) return <span className="commerce-product-card__badge">{host.text('soldOut')}</span>;
  if (product.onSale)
    return <span className="commerce-product-card__badge commerce-product-card__badge--sale">{host.text('sale')}</span>;
  return null;
}

/** Current and regular price. */
export function CardPrice({ product, host }: CardPartProps): ReactElement {
  const { fromCents, wasCents, priceVaries } = product;
  const price = host.money.cents(fromCents);
  const now = priceVaries ? host.text('priceFrom', { price }) : price;
  return (
    <p className="commerce-product-card__price">
      <Price now={now} host={host} {...(wasCents === undefined ? {} : { was: host.money.cents(wasCents) })} />
    </p>
  );
}
