import type { Host } from 'shared-types/host/host';
import type { CartOutcome } from '../../parts/cart-calls/cart-outcome';
import { failedBy } from '../../parts/cart-calls/failed-by.effects';
import { getCart } from '../../parts/cart-calls/get-cart.api';
import { isPlainClick } from '../../parts/in-page/is-plain-click';
import { createSheet, type OpenableSheet } from '../../parts/sheet/open-sheet.effects';
import { cartReceived, createCartStore, type CartStore } from '../cart/cart.state';
import type { messages } from '../cart/cart.messages';

export type DrawerState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'cart'; readonly store: CartStore };

interface DrawerDeps {
  readonly root: HTMLDialogElement;
  readonly host: Host<typeof messages>;
  readonly signal: AbortSignal;
  readonly show: (state: DrawerState) => void;
}

interface Drawer extends DrawerDeps {
  readonly sheet: OpenableSheet;
  /** The cart, once loaded: it is kept, and follows the server, while the drawer is closed. */
  store: CartStore | undefined;
  /** Counts the requests, so that an older response does not replace a newer one. */
  turn: number;
}

/** Opens the drawer whenever the cart is requested, and loads the cart. */
export function startCartDrawer(deps: DrawerDeps): void {
  const { host, root, signal } = deps;
  const drawer: Drawer = { ...deps, sheet: createSheet({ dialog: root, signal }), store: undefined, turn: 0 };
  const requests = host.bus.on('commerce/cart-requested').subscribe(() => open(drawer));
  signal.addEventListener('abort', () => requests.unsubscribe(), { once: true });
  root.addEventListener('click', (event) => takeClick(event, drawer), { signal });
  window.addEventListener('online', () => void (root.open && !drawer.store && read(drawer)), { signal });
}

function open(drawer: Drawer): void {
  void read(drawer);
  drawer.sheet.open();
  drawer.host.bus.send('commerce/cart-shown', {});
}

async function read(drawer: Drawer): Promise<void> {
  const { host, show, signal } = drawer;
  const mine = (drawer.turn += 1);
  if (!drawer.store) show({ kind: 'loading' });
  const outcome = await getCart(host.request, signal).catch((error: unknown) => failedBy(error, host));
  if (mine === drawer.turn && !signal.aborted) take(outcome, drawer);
}

function take(outcome: CartOutcome, drawer: Drawer): void {
  const { host, show, store } = drawer;
  if (outcome.ok && store) store.dispatch(cartReceived(outcome.view));
  else if (outcome.ok) show({ kind: 'cart', store: (drawer.store = createCartStore(outcome.view)) });
  else if (!store) {
    show({ kind: 'failed' });
    host.announcer.announce(host.text('drawerFailed'), 'assertive');
  }
  if (outcome.ok && outcome.stateEvent) host.bus.publish('commerce/cart', outcome.stateEvent);
}

function takeClick(event: MouseEvent, drawer: Drawer): void {
  const { root, sheet } = drawer;
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest('[data-drawer-again]')) {
    // The button is removed, so the focus moves to the title.
    root.querySelector<HTMLElement>('[data-sheet-title]')?.focus();
    void read(drawer);
  }
  if (!target?.closest('[data-keep-shopping]') || !isPlainClick(event)) return;
  event.preventDefault();
  sheet.close();
}
