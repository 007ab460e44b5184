import type { ReactElement } from 'react';
import type { ProductTeaser } from 'shared-types/commerce/product';
import type { RenderHost } from 'shared-types/host/render-host';
import './product-price.css';

type PriceMessages = Readonly<Record<'priceNow' | 'priceWas' | 'priceFrom' | 'soldOut', string>>;

interface ProductPriceProps {
  readonly product: ProductTeaser;
  readonly host: RenderHost<PriceMessages>;
}

/** A product's price, its former price and whether it is sold out. The struck-through price is also marked in words. */
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
