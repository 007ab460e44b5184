import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { CHECKOUT_CALLS } from 'shared-types/commerce/checkout';
import type { FormState, PropsOf } from 'shared-types/render';
import { HiddenFields } from '../../parts/hidden-fields/hidden-fields.view';
import type { ViewHost } from '../../parts/in-page/in-page';
import { useEffects } from '../../parts/in-page/use-effects';
import { settledForm } from '../../parts/in-page/settled-form';
import { useIsLive } from '../../parts/in-page/use-is-live';
import { cartPath, orderLookupPath } from '../../parts/store-path/store-path';
import { CheckoutContact } from './sections/contact.view';
import { Coupons } from '../../parts/coupons/coupons.view';
import { CheckoutDelivery, CheckoutTaxPlace } from './sections/delivery.view';
import { SEEN, seenOf } from './amounts/changed-amounts';
import type { CheckoutParts } from './sections/parts';
import { CheckoutPayment } from './sections/payment.view';
import { CheckoutProblems } from './sections/problems.view';
import { CheckoutSummary } from './sections/summary.view';
import { startCheckout } from './checkout.effects';
import { createCheckoutStore, initialCheckout, selectAmounts, selectObstacle } from './checkout.state';
import type { messages } from './checkout.messages';
import { NewTotal } from './amounts/new-total.view';
import '../../parts/choice/choice.css';
import '../../parts/coupons/coupons.css';
import '../../parts/new-total/new-total.css';
import '../../parts/order-lines/order-lines.css';
import '../../parts/totals/totals.css';
import './checkout.css';

interface CheckoutProps {
  readonly props: PropsOf<'commerce/checkout/checkout'>;
  readonly host: ViewHost<typeof messages>;
}

/** The checkout: one page, one form. */
export function element(props: CheckoutProps['props'], host: CheckoutProps['host']): ReactElement {
  return <Checkout props={props} host={host} />;
}

function Checkout({ props, host }: CheckoutProps): ReactElement {
  const [store] = useState(() =>
    createCheckoutStore(initialCheckout(props.data['commerce/checkout/checkout'], props.form)),
  );
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const root = useEffects<HTMLDivElement, typeof messages>(host, (deps) => startCheckout({ ...deps, store }));
  const parts = { state, blockId: props.block.id, form: withTyped(props.form, state.typed), host };
  return (
    <div className="commerce-checkout" ref={root} data-checkout-page>
      <h1 className="commerce-checkout__title">{host.text('title')}</h1>
      <CheckoutProblems {...parts} />
      {state.view.cart.entries.length === 0 ? (
        <Empty {...parts} />
      ) : state.view.paymentMethods.length === 0 ? (
        <NoOrders {...parts} />
      ) : (
        <>
          {state.view.takesCoupons && <CheckoutCoupons {...parts} />}
          <CheckoutForm {...parts} />
        </>
      )}
    </div>
  );
}

/** The server's form with input typed into fields that were removed for a while. */
function withTyped(form: FormState | undefined, typed: Readonly<Record<string, string>> | undefined) {
  return typed ? { errors: {}, ...form, values: { ...form?.values, ...typed } } : form;
}

function Empty({ state, host }: CheckoutParts): ReactElement {
  return (
    <div className="commerce-checkout__empty">
      <p>{host.text('empty')}</p>
      <a className="button" href={state.view.shopPath}>
        {host.text('toShop')}
      </a>
      <a className="commerce-checkout__find" href={orderLookupPath(host)}>
        {host.text('findOrder')}
      </a>
    </div>
  );
}

/** Without payment methods no form is shown. */
function NoOrders({ host }: CheckoutParts): ReactElement {
  return (
    <div className="commerce-checkout__empty">
      <p>{host.text('noOrders')}</p>
      <a className="button" href={cartPath(host)}>
        {host.text('toCart')}
      </a>
    </div>
  );
}

/** First, because without script entering a code reloads the page. */
function CheckoutCoupons({ state, blockId, form, host }: CheckoutParts): ReactElement {
  // Until the code of the server's page is settled, the summary shows its error too.
  const ofCode = state.refusal?.errors['coupon'] === undefined ? settledForm(form) : form;
  return (
    <div className="commerce-checkout__coupons">
      <Coupons cart={state.view.cart} blockId={blockId} form={ofCode} error={state.couponError} host={host} />
    </div>
  );
}

function CheckoutForm(parts: CheckoutParts): ReactElement {
  const { state, blockId, host } = parts;
  const isLive = useIsLive();
  const amounts = selectAmounts(state);
  const { cart, isPricedByPlace, countries } = state.view;
  const { requiresShipping } = cart;
  return (
    <form className="commerce-checkout__form" method="post" action={CHECKOUT_CALLS.placeOrder.path} noValidate={isLive}>
      <HiddenFields blockId={blockId} host={host} />
      <input type="hidden" name="seenTotalCents" value={amounts.grandTotalCents} />
      <input type="hidden" name="seenCurrency" value={host.context.currency} />
      {Object.entries(seenOf(amounts)).map(([part, cents]) => (
        <input key={part} type="hidden" name={SEEN[part as keyof typeof SEEN]} value={cents} />
      ))}
      <div className="commerce-checkout__fields">
        <CheckoutContact {...parts} />
        {requiresShipping && <CheckoutDelivery {...parts} />}
        {!requiresShipping && isPricedByPlace && countries.length > 0 && <CheckoutTaxPlace {...parts} />}
        <CheckoutPayment {...parts} />
      </div>
      <CheckoutSummary {...parts} />
      <PlaceOrder {...parts} />
    </form>
  );
}

function PlaceOrder({ state, host }: CheckoutParts): ReactElement {
  const obstacle = selectObstacle(state);
  const isSending = state.phase !== 'editing';
  return (
    <div className="commerce-checkout__end">
      <NewTotal state={state} host={host} />
      {obstacle === undefined ? (
        <button type="submit" className="button commerce-checkout__place" aria-disabled={isSending} data-place-order>
          {host.text(isSending ? 'placing' : 'placeOrder')}
        </button>
      ) : (
        <p className="commerce-checkout__obstacle">
          {obstacle === 'minimum'
            ? host.text('minimum', { subtotal: host.money.cents(state.view.minimumSubtotalCents) })
            : host.text('attention')}
        </p>
      )}
      <a className="commerce-checkout__back" href={cartPath(host)}>
        {host.text('toCart')}
      </a>
    </div>
  );
}
