import type { ReactElement } from 'react';
import type { ViewHost } from '../../parts/in-page/in-page';
import { checkoutPath } from '../../parts/store-path/store-path';
import { selectIsUnconfirmed, selectObstacle, selectSubtotalCents, type CartState } from './cart.state';
import type { strings } from './cart.strings';

interface CartSummaryProps {
  readonly state: CartState;
  readonly host: ViewHost<typeof strings>;
}

/** What the cart comes to, and the way to the checkout or what stands in it. */
export function CartSummary({ state, host }: CartSummaryProps): ReactElement {
  const isUnconfirmed = selectIsUnconfirmed(state);
  return (
    <div className="commerce-cart__summary">
      <p className="commerce-cart__subtotal" aria-busy={isUnconfirmed}>
        <span>{host.text('subtotal')}</span>{' '}
        <strong data-cart-total>{host.money.cents(selectSubtotalCents(state))}</strong>
      </p>
      <p className="commerce-cart__later">{isUnconfirmed ? host.text('confirming') : host.text('later')}</p>
      <WayOut state={state} host={host} />
      <a className="commerce-cart__shop" href={state.view.shopPath} data-keep-shopping>
        {host.text('keepShopping')}
      </a>
    </div>
  );
}

function WayOut({ state, host }: CartSummaryProps): ReactElement {
  const obstacle = selectObstacle(state);
  if (obstacle === 'attention') return <p className="commerce-cart__obstacle">{host.text('attention')}</p>;
  if (obstacle === 'minimum') {
    const subtotal = host.money.cents(state.view.minimumSubtotalCents);
    return (
      <p className="commerce-cart__obstacle" data-minimum>
        {host.text('minimum', { subtotal })}
      </p>
    );
  }
  return (
    <a className="button commerce-cart__checkout" href={checkoutPath(host)} data-checkout>
      {host.text('checkout')}
    </a>
  );
}
