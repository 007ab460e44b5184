import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';

/** The messages a price needs from its feature. */
type PriceMessages = Readonly<Record<'priceNow' | 'priceWas', string>>;

interface PriceProps {
  /** The amount as it is written now. */
  readonly now: string;
  /** The amount before the sale; none where absent. */
  readonly was?: string;
  readonly host: RenderHost<PriceMessages>;
}

/** A price, and the price it replaces. The crossed-out one is told apart in words too. */
export function Price({ now, was, host }: PriceProps): ReactElement {
  return (
    <span className="commerce-price">
      <span className="commerce-price__now">
        <span className="visually-hidden" hidden={!was} data-when-was>
          {host.text('priceNow')}{' '}
        </span>
        <span data-price>{now}</span>
      </span>{' '}
      <s className="commerce-price__was" hidden={!was} data-when-was>
        <span className="visually-hidden">{host.text('priceWas')} </span>
        <span data-was>{was}</span>
      </s>
    </span>
  );
}
