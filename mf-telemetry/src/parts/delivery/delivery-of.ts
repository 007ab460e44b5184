import type { BrowserHost } from 'shared-types/host/host';
import { createPageParts } from '../page-parts/page-parts';
import { isRecordedPage } from '../recorded-page/is-recorded-page';
import type { Delivery, DeliveryHost } from './delivery';

/** What of a host a feature's delivery is made of. */
type FeatureHost = DeliveryHost & Pick<BrowserHost, 'store'>;

/** The delivery of a feature. All features of a page send by the same one, which is what the remote's store holds. */
export function deliveryOf(host: FeatureHost): Delivery {
  return host.store(createPageParts).delivery.join(host);
}

/** The delivery of a feature that tells what visitors do; there is none on a page, or for an account, where that does not count. */
export function recordedDeliveryOf(host: FeatureHost): Delivery | undefined {
  return isRecordedPage(host.context) ? deliveryOf(host) : undefined;
}
