import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { FULL_PAGE_CART_ID } from 'shared-types/commerce/cart';
import type { PropsOf } from 'shared-types/render';
import type { ViewHost } from '../../parts/in-page/in-page';
import { useEffects } from '../../parts/in-page/use-effects';
import { useIsLive } from '../../parts/in-page/use-is-live';
import { CartLine } from './cart-line.view';
import { CartSummary } from './cart-summary.view';
import { startCart } from './cart.effects';
import { createCartStore, selectLines } from './cart.state';
import type { strings } from './cart.strings';
import '../../parts/coupons/coupons.css';
import '../../parts/quantity/quantity.css';
import '../../parts/totals/totals.css';
import './cart.css';

interface CartProps {
  readonly props: PropsOf<'commerce/cart/cart'>;
  readonly host: ViewHost<typeof strings>;
}

/** The full-page cart. */
export function element(props: CartProps['props'], host: CartProps['host']): ReactElement {
  return <Cart props={props} host={host} />;
}

function Cart({ props, host }: CartProps): ReactElement {
  const [store] = useState(() => createCartStore(props.data['commerce/cart/cart']));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const root = useEffects<HTMLDivElement, typeof strings>(host, (deps) => startCart({ ...deps, store }));
  const isLive = useIsLive();
  const lines = selectLines(state);
  return (
    <div className="commerce-cart" id={FULL_PAGE_CART_ID} data-cart ref={root}>
      <h1 className="commerce-cart__title" tabIndex={-1} data-cart-title>
        {host.text('title')}
      </h1>
      <Refusal props={props} host={host} lineIds={lines.map(({ id }) => id)} />
      {lines.length === 0 ? (
        <Empty shopPath={state.view.shopPath} host={host} />
      ) : (
        <div className="commerce-cart__body">
          <ul className="commerce-cart__lines" aria-label={host.text('items')}>
            {lines.map((line) => (
              <CartLine
                key={line.id}
                line={line}
                isLive={isLive}
                blockId={props.block.id}
                form={props.form}
                host={host}
              />
            ))}
          </ul>
          <CartSummary state={state} blockId={props.block.id} form={props.form} host={host} />
        </div>
      )}
    </div>
  );
}

/** What the server said of a form whose line is no longer there to say it at. */
function Refusal({
  props: { form },
  host,
  lineIds,
}: CartProps & { readonly lineIds: readonly string[] }): ReactElement | null {
  const lineId = form?.values['lineId'];
  // What was entered beside the lines is said where it was entered.
  if (lineIds.length > 0 && (form?.errors['coupon'] || form?.code === 'commerce/delivery-invalid')) return null;
  if (!form?.message || (lineId !== undefined && lineIds.includes(lineId))) return null;
  return (
    <p className="form-error" role="alert">
      {form.code === 'commerce/line-not-found' ? host.text('reasonGone') : form.message}
    </p>
  );
}

function Empty({ shopPath, host }: { readonly shopPath: string; readonly host: CartProps['host'] }): ReactElement {
  return (
    <div className="commerce-cart__empty">
      <p>{host.text('empty')}</p>
      <a className="button" href={shopPath}>
        {host.text('toShop')}
      </a>
    </div>
  );
}
