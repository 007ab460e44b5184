import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { ProductTeaser } from 'shared-types/commerce/product';
import { PictureImage } from '../picture/picture.view';
import { Price } from '../price/price.view';

/** The messages a card needs from its feature. */
type CardMessages = Readonly<Record<'priceNow' | 'priceWas' | 'priceFrom' | 'sale' | 'soldOut', string>>;

/** What is shown of a product, wherever that is. */
export interface ProductCardProps {
  readonly product: ProductTeaser;
  readonly host: RenderHost<CardMessages>;
  /** Level of the heading the card’s title stands at. */
  readonly level: 2 | 3;
  /** True where the card is on screen at once. */
  readonly soon?: boolean;
  /** What the way to look at the product without its page is called; there is none where absent. */
  readonly quickView?: { readonly text: string; readonly label: string };
}

/** One card in a row, two, three or four, where they have the whole page: see the style sheet. */
const SIZES = '(width < 328px) 88vw, (width < 819px) 45vw, (width < 1116px) 30vw, 18rem';

/** A product in a list: the whole card is its link. */
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
        // As a form it leads to the product’s page where nothing opens over this one.
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

/** Over the picture: that the product is sold out, or costs less than it did. */
export function Badge({ product, host }: CardPartProps): ReactElement | null {
  if (product.soldOut) return <span className="commerce-product-card__badge">{host.text('soldOut')}</span>;
  if (product.onSale)
    return <span className="commerce-product-card__badge commerce-product-card__badge--sale">{host.text('sale')}</span>;
  return null;
}

/** What the product costs now, and what it did. */
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
