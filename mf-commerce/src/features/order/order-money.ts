import type { Order } from 'shared-types/commerce/orders/order';
import type { RenderHost } from 'shared-types/host/render-host';

/** The host of an order’s page, with amounts in the order's currency, which may differ from the site's current one. */
export function withMoneyOf<H extends Pick<RenderHost, 'money'>>({ currency }: Pick<Order, 'currency'>, host: H): H {
  const { money } = host;
  const cents: typeof money.cents = (amount, options) => money.cents(amount, { currencyCode: currency, ...options });
  return { ...host, money: { ...money, cents } };
}
