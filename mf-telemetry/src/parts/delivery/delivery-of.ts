import type { BrowserHost } from 'shared-types/host/host';
import { createPageParts } from '../page-parts/page-parts';
import type { Delivery, DeliveryHost } from './delivery';

/** The delivery of a feature. All features of a page send by the same one, which is what the remote's store holds. */
export function deliveryOf(host: DeliveryHost & Pick<BrowserHost, 'store'>): Delivery {
  return host.store(createPageParts).delivery.join(host);
}
