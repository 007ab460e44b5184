import type { BrowserHost } from 'shared-types/host/host';
import type { Delivery, DeliveryHost } from './delivery';
import { createPageDelivery } from './page-delivery.effects';

/** The delivery of a feature. All features of a page send by the same one, which is what the remote's store holds. */
export function deliveryOf(host: DeliveryHost & Pick<BrowserHost, 'store'>): Delivery {
  return host.store(createPageDelivery).join(host);
}
