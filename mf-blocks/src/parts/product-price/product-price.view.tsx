import type { ReactElement } from 'react';
import type { ProductTeaser } from 'shared-types/commerce/product';
import type { RenderHost } from 'shared-types/host/render-host';
import './product-price.css';

/** The messages a price needs from its feature. */
type PriceMessages = Readonly<Record<'priceNow' | 'priceWas' | 'priceFrom' | 'soldOut', string>>;

interface ProductPriceProps {
  readonly product: ProductTeaser;
  readonly host: RenderHost<PriceMessages>;
}

/** What a product costs, what it did, and whether there is any left. The crossed-out price is told apart in words too. */
export function ProductPrice({ product, host }: ProductPriceProps): ReactElement {
  const { fromCents, wasCents, priceVaries, soldOut } = product;
  const price = host.money.cents(fromCents);
  return (
    <p className="blocks-product-price">
      {wasCents !== undefined && <span className="visually-hidden">{host.text('priceNow')} </span>}
      <span>{priceVaries ? host.text('priceFrom', { price }) : price}</span>
      {wasCents !== undefined && (
        <s className="blocks-product-price__was">
          <span className="visually-hidden">{host.text('priceWas')} </span>
          {host.money.cents(wasCents)}
        </s>
      )}
      {soldOut && <span>{host.text('soldOut')}</span>}
    </p>
  );
}
