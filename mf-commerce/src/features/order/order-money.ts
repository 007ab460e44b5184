import type { Order } from 'shared-types/commerce/order';
import type { RenderHost } from 'shared-types/host/render-host';

/** The host of an order’s page: its amounts are in the currency it was placed in, which may not be the one the site has now. */
export function withMoneyOf<H extends Pick<RenderHost, 'money'>>({ currency }: Pick<Order, 'currency'>, host: H): H {
  const { money } = host;
  const cents: typeof money.cents = (amount, options) => money.cents(amount, { currencyCode: currency, ...options });
  return { ...host, money: { ...money, cents } };
}
