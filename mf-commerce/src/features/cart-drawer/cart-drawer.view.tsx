import { type ReactElement, useState } from 'react';
import type { FeatureProps } from 'shared-types/render';
import type { ViewHost } from '../../parts/in-page/in-page';
import { useEffects } from '../../parts/in-page/use-effects';
import { WhenLive } from '../../parts/in-page/when-live.view';
import { Sheet } from '../../parts/sheet/sheet.view';
import { cartPath } from '../../parts/store-path/store-path';
import { CartContent } from '../cart/cart-content.view';
import { startCartDrawer, type DrawerState } from './cart-drawer.effects';
import { startCart } from '../cart/cart.effects';
import type { CartStore } from '../cart/cart.state';
import type { messages } from '../cart/cart.messages';

interface DrawerProps {
  readonly blockId: string;
  readonly host: ViewHost<typeof messages>;
}

/** The closed drawer, without a cart until it is opened. */
export function element({ block }: FeatureProps, host: DrawerProps['host']): ReactElement {
  return (
    <WhenLive>
      <CartDrawer blockId={block.id} host={host} />
    </WhenLive>
  );
}

function CartDrawer({ blockId, host }: DrawerProps): ReactElement {
  const [state, show] = useState<DrawerState>({ kind: 'loading' });
  const dialog = useEffects<HTMLDialogElement, typeof messages>(host, (deps) => startCartDrawer({ ...deps, show }));
  return (
    <Sheet
      id={`block-${blockId}`}
      place="side"
      title={host.text('title')}
      closeText={host.text('closeDrawer')}
      ref={dialog}
      holdsCart
    >
      {state.kind === 'loading' && (
        <div className="commerce-sheet__state" aria-busy="true" data-drawer="loading">
          <p role="status">{host.text('drawerLoading')}</p>
        </div>
      )}
      {state.kind === 'failed' && <Failed host={host} />}
      {state.kind === 'cart' && <LiveCart store={state.store} blockId={blockId} host={host} />}
    </Sheet>
  );
}

/** Not a live region, because the announcer has already announced it. */
function Failed({ host }: Pick<DrawerProps, 'host'>): ReactElement {
  return (
    <div className="commerce-sheet__state" data-drawer="failed">
      <p>{host.text('drawerFailed')}</p>
      <button type="button" className="button" data-drawer-again>
        {host.text('drawerAgain')}
      </button>
      <a href={cartPath(host)}>{host.text('toCart')}</a>
    </div>
  );
}

function LiveCart({ store, blockId, host }: DrawerProps & { readonly store: CartStore }): ReactElement {
  const root = useEffects<HTMLDivElement, typeof messages>(host, (deps) => startCart({ ...deps, store }));
  return (
    <div className="commerce-cart" ref={root} data-drawer="cart">
      <CartContent store={store} blockId={blockId} host={host} />
      <p className="commerce-cart__page">
        <a href={cartPath(host)}>{host.text('toCart')}</a>
      </p>
    </div>
  );
}
