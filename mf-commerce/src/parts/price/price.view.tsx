import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';

/** Messages of the feature that prices use. */
type PriceMessages = Readonly<Record<'priceNow' | 'priceWas', string>>;

interface PriceProps {
  /** The current price as text. */
  readonly now: string;
  /** The regular price; undefined without a sale. */
  readonly was?: string;
  readonly host: RenderHost<PriceMessages>;
}

/** A price, with the regular one crossed out and labelled for screen readers. */
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
