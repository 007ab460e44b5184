import type { ProductReply } from 'shared-types/commerce/product';
import type { Host } from 'shared-types/host/host';
import { createIdempotencyKey } from '../../parts/cart-calls/idempotency-key.effects';
import { createSheet, type OpenableSheet } from '../../parts/sheet/open-sheet.effects';
import type { messages } from '../product/product.messages';
import { getProduct } from './get-product.api';

export interface RequestedProduct {
  readonly path: string;
  readonly title: string;
}

export type ViewState =
  | ({ readonly kind: 'loading' | 'failed' } & RequestedProduct)
  | ({ readonly kind: 'product'; readonly reply: ProductReply; readonly key: string } & RequestedProduct);

interface QuickViewDeps {
  readonly root: HTMLDialogElement;
  readonly host: Host<typeof messages>;
  readonly signal: AbortSignal;
  readonly show: (state: ViewState) => void;
}

interface QuickView extends QuickViewDeps {
  readonly sheet: OpenableSheet;
  /** The last requested product; replies for others are ignored. */
  requested: RequestedProduct | undefined;
}

/** Opens the quick view whenever a product is requested, and loads the product. */
export function startQuickView(deps: QuickViewDeps): void {
  const { host, root, signal } = deps;
  const view: QuickView = { ...deps, sheet: createSheet({ dialog: root, signal }), requested: undefined };
  const requests = host.bus.on('commerce/product-requested').subscribe((requested) => open(requested, view));
  signal.addEventListener('abort', () => requests.unsubscribe(), { once: true });
  const again = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest('[data-view-again]') || !view.requested) return;
    // The button is removed, so the focus moves to the title.
    root.querySelector<HTMLElement>('[data-sheet-title]')?.focus();
    void read(view.requested, view);
  };
  root.addEventListener('click', again, { signal });
}

function open(requested: RequestedProduct, view: QuickView): void {
  void read(requested, view);
  view.sheet.open();
  view.host.bus.send('commerce/product-shown', {});
}

async function read(requested: RequestedProduct, view: QuickView): Promise<void> {
  const { host, show, signal } = view;
  const mine = { ...requested };
  view.requested = mine;
  show({ kind: 'loading', ...requested });
  const reply = await getProduct(host.request, { path: requested.path, signal }).catch((error: unknown) => {
    void host.telemetry.error(error);
  });
  if (view.requested !== mine || signal.aborted) return;
  if (!reply) {
    show({ kind: 'failed', ...requested });
    return host.announcer.announce(host.text('viewFailed'), 'assertive');
  }
  // A new key, since the page's own may have been used for the same choice.
  show({ kind: 'product', reply, key: createIdempotencyKey(), ...requested });
  host.bus.send('commerce/product-viewed', { productId: reply.product.id });
}
