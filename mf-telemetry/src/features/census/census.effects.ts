import type { Host } from 'shared-types/host/host';
import { recordedDeliveryOf } from '../../parts/delivery/delivery-of';
import { COUNTED } from './counted';

/** Counts what is seen and pressed on a page that has something of it, and the products that come over any page. */
export async function start(_root: HTMLElement, host: Host): Promise<void> {
  const delivery = recordedDeliveryOf(host);
  if (!delivery) return;
  host.bus.on('commerce/product-viewed').subscribe(async ({ productId }) => {
    const { countQuickView } = await import('../../seldom');
    countQuickView(productId, delivery);
  });
  if (!document.querySelector(COUNTED)) return;
  const { countSeen } = await import('../../seldom');
  if (!host.stop.aborted) countSeen(host, delivery);
}
