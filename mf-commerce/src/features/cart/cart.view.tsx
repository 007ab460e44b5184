import { type ReactElement, useMemo, useState, useSyncExternalStore } from 'react';
import { FULL_PAGE_CART_ID } from 'shared-types/commerce/cart';
import type { PropsOf } from 'shared-types/render';
import type { ViewHost } from '../../parts/in-page/in-page';
import { settledForm } from '../../parts/in-page/settled-form';
import { useEffects } from '../../parts/in-page/use-effects';
import { CartContent } from './cart-content.view';
import { startCart } from './cart.effects';
import { createCartStore } from './cart.state';
import type { messages } from './cart.messages';

interface CartProps {
  readonly props: PropsOf<'commerce/cart/cart'>;
  readonly host: ViewHost<typeof messages>;
}

/** The cart page. */
export function element(props: CartProps['props'], host: CartProps['host']): ReactElement {
  return <Cart props={props} host={host} />;
}

function Cart({ props, host }: CartProps): ReactElement {
  const [store] = useState(() => createCartStore(props.data['commerce/cart/cart']));
  const root = useEffects<HTMLDivElement, typeof messages>(host, (deps) => startCart({ ...deps, store }));
  const isChanged = useSyncExternalStore(
    store.subscribe,
    () => store.getState().isChanged,
    () => false,
  );
  // Memoized, so that unchanged lines are not rendered again.
  const form = useMemo(() => (isChanged ? settledForm(props.form) : props.form), [isChanged, props.form]);
  return (
    <div className="commerce-cart" id={FULL_PAGE_CART_ID} data-cart ref={root}>
      <h1 className="commerce-cart__title" tabIndex={-1} data-cart-title>
        {host.text('title')}
      </h1>
      <CartContent store={store} blockId={props.block.id} form={form} host={host} />
    </div>
  );
}
