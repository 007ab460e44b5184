import type { Host } from 'shared-types/host/host';
import { followCart } from '../../parts/follow-cart/follow-cart.effects';

interface Sent {
  readonly variantId: string;
  readonly quantity: number;
  /** Revision of the cart before. */
  readonly revision: number;
}

/** Tells what went into the cart, once the cart itself has grown by it, whoever sent the form. */
export function startLineAdded(form: HTMLFormElement, { bus, stop }: Pick<Host, 'bus' | 'stop'>): void {
  let sent: Sent | undefined;
  form.addEventListener(
    'submit',
    () => {
      sent = sentOf(form, bus.latest('commerce/cart')?.revision ?? -1);
    },
    { signal: stop },
  );
  followCart(bus, stop, ({ revision }) => {
    if (!sent || revision <= sent.revision) return;
    const { variantId, quantity } = sent;
    sent = undefined;
    bus.send('commerce/line-added', { variantId, quantity });
  });
}

function sentOf(form: HTMLFormElement, revision: number): Sent {
  const data = new FormData(form);
  return { variantId: String(data.get('variantId') ?? ''), quantity: Number(data.get('quantity')), revision };
}
