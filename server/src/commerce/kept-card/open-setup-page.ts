import { beginSession } from '../card-payment/card-session.store';
import { connectedAccount } from '../card-payment/connected-account';
import {
  pageOf,
  placeParams,
  type CardPage,
  type LoggedServices,
  type OrderToPay,
} from '../card-payment/open-card-page';

/** Creates a Checkout Session in `setup` mode, in which a buyer enters another card; an open one is returned again. */
export async function openSetupPage(services: LoggedServices, order: OrderToPay): Promise<CardPage> {
  const { site, loaded, origin } = order;
  const connected = await connectedAccount(services, site.id);
  const isLive = loaded.paymentMethod === 'card';
  if (!connected || (connected.account.mode === 'live') !== isLive) return { kind: 'closed' };
  const { account, stripe } = connected;
  const begin = { siteId: site.id, orderId: loaded.order.id, accountId: account.id, isLive, origin } as const;
  const open = async () => {
    const session = await services.db
      .transaction()
      .execute((trx) => beginSession(trx, { ...begin, kind: 'setup', keepsCard: true }));
    if (!session) return undefined;
    const params = {
      ...placeParams(order, session),
      mode: 'setup',
      customer_creation: 'always',
      currency: loaded.order.currency.toLowerCase(),
    } as const;
    return pageOf(services, { site, stripe, session, params });
  };
  // If what had been open is over, there is a new one the second time.
  return (await open()) ?? (await open()) ?? { kind: 'unavailable' };
}
