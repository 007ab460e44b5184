import type { CartView } from 'shared-types/commerce/cart';
import type { BrowserHost } from 'shared-types/host/host';
import { config } from '../../config';
import { followCart } from '../follow-cart/follow-cart.effects';
import { failedBy } from './failed-by.effects';
import { getCart } from './get-cart.api';

interface CartReading {
  readonly host: Pick<BrowserHost, 'bus' | 'request' | 'telemetry'>;
  readonly signal: AbortSignal;
  /** Revision of the shown cart. */
  readonly shownRevision: () => number;
  /** Applies the current cart. */
  readonly take: (view: CartView) => void;
}

/**
 * Loads the cart again whenever the shown one may be outdated: after a change by another tab or form, when the page comes
 * out of the back-forward cache, or when the network returns. A request that failed or returned an older cart is repeated.
 *
 * @returns loads it for another reason of the feature
 */
export function startReading({ host, signal, shownRevision, take }: CartReading): () => void {
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = async (): Promise<void> => {
    clearTimeout(timer);
    const mine = (turn += 1);
    const outcome = await getCart(host.request, signal).catch((error: unknown) => failedBy(error, host));
    if (mine !== turn || signal.aborted) return;
    if (outcome.ok) take(outcome.view);
    if (outcome.ok && outcome.stateEvent) host.bus.publish('commerce/cart', outcome.stateEvent);
    const isCurrent = outcome.ok && outcome.view.revision >= shownRevision();
    if (!isCurrent) timer = setTimeout(() => void read(), config.readAgainMs.default);
  };
  followCart(host.bus, signal, ({ revision }) => {
    if (revision > shownRevision()) void read();
  });
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && read()), { signal });
  window.addEventListener('online', () => void read(), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return () => void read();
}
