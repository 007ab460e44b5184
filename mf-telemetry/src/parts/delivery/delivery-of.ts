import type { BrowserHost } from 'shared-types/host/host';
import { createPageParts } from '../page-parts/page-parts';
import { isRecordedPage } from '../recorded-page/is-recorded-page';
import type { Delivery, DeliveryHost } from './delivery';

type FeatureHost = DeliveryHost & Pick<BrowserHost, 'store'>;

/** A feature's delivery. All features of a page share the one in the remote's store. */
export function deliveryOf(host: FeatureHost): Delivery {
  return host.store(createPageParts).delivery.join(host);
}

/** Undefined if activity on the page or of the account does not count. */
export function recordedDeliveryOf(host: FeatureHost): Delivery | undefined {
  return isRecordedPage(host.context) ? deliveryOf(host) : undefined;
}
