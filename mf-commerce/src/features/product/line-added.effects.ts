import type { CartState } from 'shared-types/commerce/cart';
import type { Host } from 'shared-types/host/host';
import { followCart } from '../../parts/follow-cart/follow-cart.effects';

interface Sent {
  readonly variantId: string;
  readonly quantity: number;
  /** The previous cart; undefined if unknown. */
  readonly before: CartState | undefined;
}

/**
 * Sends `commerce/line-added` once the cart has grown by what the form sent, whoever sent the form. A cart that changes
 * without growing by it was changed elsewhere; then the form's change was refused or lost.
 */
export function startLineAdded(form: HTMLFormElement, { bus, stop }: Pick<Host, 'bus' | 'stop'>): void {
  let sent: Sent | undefined;
  form.addEventListener(
    'submit',
    () => {
      sent = sentOf(form, bus.latest('commerce/cart'));
    },
    { signal: stop },
  );
  followCart(bus, stop, ({ revision, items }) => {
    if (!sent) return;
    const { variantId, quantity, before } = sent;
    if (before && revision <= before.revision) return;
    sent = undefined;
    if (items >= quantity + (before?.items ?? 0)) bus.send('commerce/line-added', { variantId, quantity });
  });
}

function sentOf(form: HTMLFormElement, before: Sent['before']): Sent {
  const data = new FormData(form);
  return { variantId: String(data.get('variantId') ?? ''), quantity: Number(data.get('quantity')), before };
}
