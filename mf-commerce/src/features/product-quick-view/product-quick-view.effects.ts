import type { ProductReply } from 'shared-types/commerce/product';
import type { Host } from 'shared-types/host/host';
import { createChangeKey } from '../../parts/cart-calls/change-key.effects';
import { createSheet, type OpenableSheet } from '../../parts/sheet/open-sheet.effects';
import type { strings } from '../product/product.strings';
import { getProduct } from './get-product.api';

/** The product somebody wants to look at. */
export interface Asked {
  readonly path: string;
  readonly title: string;
}

/** What the quick view shows. */
export type ViewState =
  | ({ readonly kind: 'loading' | 'failed' } & Asked)
  | ({ readonly kind: 'product'; readonly reply: ProductReply; readonly key: string } & Asked);

interface QuickViewDeps {
  readonly root: HTMLDialogElement;
  readonly host: Host<typeof strings>;
  readonly signal: AbortSignal;
  /** Shows the state from now on. */
  readonly show: (state: ViewState) => void;
}

interface QuickView extends QuickViewDeps {
  readonly sheet: OpenableSheet;
  /** What was asked for last; a reply to anything else comes too late. */
  asked: Asked | undefined;
}

/** Opens the quick view whenever a product is asked for, and reads the product then. */
export function startQuickView(deps: QuickViewDeps): void {
  const { host, root, signal } = deps;
  const view: QuickView = { ...deps, sheet: createSheet({ dialog: root, signal }), asked: undefined };
  const requests = host.bus.on('commerce/product-requested').subscribe((asked) => open(asked, view));
  signal.addEventListener('abort', () => requests.unsubscribe(), { once: true });
  const again = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest('[data-view-again]') || !view.asked) return;
    // The button goes, and must not take the focus with it.
    root.querySelector<HTMLElement>('[data-sheet-title]')?.focus();
    void read(view.asked, view);
  };
  root.addEventListener('click', again, { signal });
}

function open(asked: Asked, view: QuickView): void {
  void read(asked, view);
  view.sheet.open();
  view.host.bus.send('commerce/product-shown', {});
}

async function read(asked: Asked, view: QuickView): Promise<void> {
  const { host, show, signal } = view;
  const mine = { ...asked };
  view.asked = mine;
  show({ kind: 'loading', ...asked });
  const reply = await getProduct(host.request, { path: asked.path, signal }).catch((error: unknown) => {
    void host.telemetry.error(error);
  });
  if (view.asked !== mine || signal.aborted) return;
  if (!reply) {
    show({ kind: 'failed', ...asked });
    return host.announcer.say(host.text('viewFailed'), 'assertive');
  }
  // The page's own key may have sent the same choice before.
  show({ kind: 'product', reply, key: createChangeKey(), ...asked });
  host.bus.send('commerce/product-viewed', { productId: reply.product.id });
}
