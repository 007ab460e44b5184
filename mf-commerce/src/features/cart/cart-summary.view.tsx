import { type ReactElement, useMemo } from 'react';
import type { FormState } from 'shared-types/render';
import { Coupons } from '../../parts/coupons/coupons.view';
import type { ViewHost } from '../../parts/in-page/in-page';
import { checkoutPath } from '../../parts/store-path/store-path';
import { Totals } from '../../parts/totals/totals.view';
import { selectAmounts, selectIsUnconfirmed, selectObstacle, selectSubtotalCents, type CartState } from './cart.state';
import type { messages } from './cart.messages';
import { Delivery } from './delivery.view';

interface CartSummaryProps {
  readonly state: CartState;
  readonly blockId: string;
  /** Values of a refused form. */
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** Totals of the cart, and the checkout button or what prevents it. */
export function CartSummary({ state, blockId, form, host }: CartSummaryProps): ReactElement {
  const isUnconfirmed = selectIsUnconfirmed(state);
  const { view, errors } = state;
  // Memoized: these parts change with the server's answer, not with a click on a quantity.
  const entered = useMemo(() => {
    const refused = form?.code === 'commerce/delivery-invalid' ? form : undefined;
    return (
      <>
        {view.takesCoupons && (
          <Coupons cart={view.cart} blockId={blockId} form={form} error={errors.coupon} host={host} />
        )}
        <Delivery view={view} errors={errors} blockId={blockId} refused={refused} host={host} />
      </>
    );
  }, [view, errors, blockId, form, host]);
  return (
    <div className="commerce-cart__summary">
      {entered}
      <p className="commerce-cart__subtotal" aria-busy={isUnconfirmed}>
        <span>{host.text('subtotal')}</span>{' '}
        <strong data-cart-total>{host.money.cents(selectSubtotalCents(state))}</strong>
      </p>
      <Prices state={state} isUnconfirmed={isUnconfirmed} host={host} />
      <CheckoutLink state={state} host={host} />
      <a className="commerce-cart__shop" href={state.view.shopPath} data-keep-shopping>
        {host.text('keepShopping')}
      </a>
    </div>
  );
}

/** Known and unknown parts of the price; rows that wait for the server say so. */
function Prices({
  state,
  isUnconfirmed,
  host,
}: Pick<CartSummaryProps, 'state' | 'host'> & { readonly isUnconfirmed: boolean }): ReactElement {
  const amounts = selectAmounts(state);
  const { selectedShippingOption } = state.view.cart;
  return (
    <>
      {amounts && (
        <Totals
          amounts={amounts}
          shippingName={selectedShippingOption?.name ?? ''}
          isUnconfirmed={isUnconfirmed}
          withoutSubtotal
          host={host}
        />
      )}
      <p className="commerce-cart__later">{isUnconfirmed ? host.text('confirming') : aboutPrice(state, host)}</p>
    </>
  );
}

function aboutPrice(state: CartState, host: CartSummaryProps['host']): string {
  const { shippingLocation, requiresShipping, taxesNeed } = state.view.cart;
  if (!shippingLocation) {
    const taxes = taxesNeed ? 'taxes' : '';
    return host.text('later', { what: requiresShipping ? (taxes ? 'both' : 'shipping') : taxes });
  }
  const place = placeText(state);
  if (!taxesNeed?.length) return host.text('estimated', { place });
  return host.text('withoutTaxes', { place, needs: taxesNeed.join(' ') });
}

function placeText({ view: { cart, countries = [] } }: CartState): string {
  const { country = '', state = '', zip = '' } = cart.shippingLocation ?? {};
  const name = countries.find(({ code }) => code === country)?.name ?? country;
  return [zip, state, name].filter(Boolean).join(', ');
}

function CheckoutLink({ state, host }: Pick<CartSummaryProps, 'state' | 'host'>): ReactElement {
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
