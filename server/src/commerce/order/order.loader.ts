import { languageOf } from '../../platform/language';
import { tokenHash } from '../../platform/http/token-hash';
import type { Loader } from '../../site/page/loader';
import { orderDownloads } from '../download/order-downloads';
import { paymentProviderOf } from '../payment/payment-providers';
import { changedOrder } from './changed-order';
import { loadOrder } from './load-order';

/** The order whose secret is in the page's URL, and whether it can be paid there. */
export const orderLoader = {
  name: 'commerce/order/order',
  scope: 'visitor',
  load: async ({ services: { db }, site, page: { params } }) => {
    const { token } = params;
    if (token === undefined) return null;
    const loaded = await loadOrder(
      db,
      { siteId: site.id, locale: site.locale, timeZone: site.timeZone },
      { tokenHash: tokenHash(token) },
    );
    if (!loaded) return null;
    const { order, state, paymentMethod } = loaded;
    const provider = paymentProviderOf(paymentMethod);
    const isPayable =
      provider?.isPaidOnPage &&
      provider.isOpen(site) &&
      state.status !== 'cancelled' &&
      !order.subscription?.isCharged &&
      changedOrder(state, { kind: 'paid' }).ok;
    const isCancellable = order.subscription?.nextText !== undefined;
    // The page's one form about the card: until an order is paid, paying it keeps the card.
    const isReplaceable = isCancellable && !isPayable && provider?.isPaidAtService && provider.isOpen(site);
    const downloads = await orderDownloads(db, site, order.id);
    const shown = downloads.length > 0 ? { ...order, downloads } : order;
    const messages = provider?.messages[languageOf(site)];
    const paymentForm = isPayable ? ((isCancellable ? messages?.keepingForm : undefined) ?? messages?.form) : undefined;
    return {
      order: shown,
      ...(isPayable ? { payable: token } : {}),
      ...(paymentForm ? { paymentForm } : {}),
      ...(isCancellable ? { cancellable: token } : {}),
      ...(isReplaceable ? { replaceable: token } : {}),
    };
  },
} satisfies Loader<'commerce/order/order'>;
