import type { BrowserHost } from 'shared-types/host/host';
import { config } from '../../config';
import type { CartOutcome } from '../../parts/cart-calls/cart-outcome';
import { failedBy } from '../../parts/cart-calls/failed-by.effects';
import { getCart } from '../../parts/cart-calls/get-cart.api';
import { isMade, type CartStore, type LineChange } from './cart.state';

interface LostAnswerDeps {
  readonly store: CartStore;
  readonly host: Pick<BrowserHost, 'request' | 'telemetry'>;
  readonly signal: AbortSignal;
}

/** If the answer to a change was lost, loads the cart before the change counts as failed. */
export async function seekChange(
  change: LineChange,
  outcome: CartOutcome,
  { host, signal }: LostAnswerDeps,
): Promise<CartOutcome> {
  // After a time-out the visitor has waited long enough: no second call.
  if (outcome.ok || !outcome.isUnsure || outcome.code === 'site/timed-out') return outcome;
  const reading = await getCart(host.request, signal).catch((error: unknown) => failedBy(error, host));
  return reading.ok && isMade(change, reading.view) ? reading : outcome;
}

/**
 * An abandoned call may still be carried out, even after a later change of the line: the cart is loaded again, less and
 * less often, until it shows the change or a minute has passed.
 */
export function readUntilMade(change: LineChange, read: () => void, { store, signal }: LostAnswerDeps): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readAfter = (waitMs: number, waitedMs = 0): void => {
    if (waitedMs >= config.lookForMs.default) return;
    timer = setTimeout(() => {
      if (isMade(change, store.getState().view)) return;
      read();
      readAfter(waitMs * 2, waitedMs + waitMs);
    }, waitMs);
  };
  readAfter(config.readAgainMs.default);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
