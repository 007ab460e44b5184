import { tokenHash } from '../../http/token-hash';
import type { Read } from '../../site/page/read';
import { orderDownloads } from '../download/order-downloads';
import { doorOf } from '../payment/payment-doors';
import { changedOrder } from './changed-order';
import { loadOrder } from './load-order';

/** The order whose secret stands in the page's address, and whether it can be paid there. */
export const orderRead = {
  name: 'commerce/order/order',
  scope: 'visitor',
  read: async ({ services: { db }, site, page: { params } }) => {
    const { token } = params;
    if (token === undefined) return null;
    const loaded = await loadOrder(db, { siteId: site.id, locale: site.locale }, { tokenHash: tokenHash(token) });
    if (!loaded) return null;
    const { order, state, paymentMethod } = loaded;
    const door = doorOf(paymentMethod);
    const isPayable =
      door?.isPaidOnPage &&
      door.isOpen(site) &&
      state.status !== 'cancelled' &&
      changedOrder(state, { kind: 'paid' }).ok;
    const isCancellable = order.subscription?.nextText !== undefined;
    const downloads = await orderDownloads(db, site, order.id);
    const shown = downloads.length > 0 ? { ...order, downloads } : order;
    return { order: shown, ...(isPayable ? { payable: token } : {}), ...(isCancellable ? { cancellable: token } : {}) };
  },
} satisfies Read<'commerce/order/order'>;
