import type { ReactElement } from 'react';
import { OrderLines } from '../../../parts/order-lines/order-lines.view';
import { Totals } from '../../../parts/totals/totals.view';
import { selectAmounts, selectIsUnconfirmed, selectShipping, type CheckoutState } from '../checkout.state';
import type { CheckoutParts } from './parts';

/** Ordered items and totals, which follow the shipping method. */
export function CheckoutSummary({ state, host }: Pick<CheckoutParts, 'state' | 'host'>): ReactElement {
  return (
    <section className="commerce-checkout__summary" aria-label={host.text('summary')}>
      <h2 className="commerce-checkout__summary-title">{host.text('summary')}</h2>
      <OrderLines lines={state.view.cart.entries} host={host} />
      <div aria-live="polite">
        <Totals
          amounts={selectAmounts(state)}
          shippingName={selectShipping(state)?.name ?? ''}
          isUnconfirmed={selectIsUnconfirmed(state)}
          host={host}
        />
        {/* It has its room from the start: leaving a field with a press on the button must not move the button. */}
        <p className="commerce-checkout__confirming">{aboutTotal(state, host)}</p>
      </div>
    </section>
  );
}

function aboutTotal(state: CheckoutState, host: CheckoutParts['host']): string {
  if (selectIsUnconfirmed(state)) return host.text('confirming');
  return state.view.cart.taxesNeed ? host.text('taxLater') : '';
}
