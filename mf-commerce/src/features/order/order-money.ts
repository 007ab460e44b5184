import type { Order } from 'shared-types/commerce/order';
import type { RenderHost } from 'shared-types/host/render-host';
import { CURRENCY_FORMATS, type CurrencyFormat } from 'shared-types/site/currency-format';

const USUAL_DIGITS = 2;

/** The host of an order’s page: its amounts are in the currency it was placed in, which may not be the one the site has now. */
export function withMoneyOf<H extends Pick<RenderHost, 'money'>>({ currency }: Pick<Order, 'currency'>, host: H): H {
  const entries: Readonly<Record<string, CurrencyFormat | undefined>> = CURRENCY_FORMATS;
  const unit = 10 ** (entries[currency]?.fractionDigits ?? USUAL_DIGITS);
  const { money } = host;
  return {
    ...host,
    money: {
      ...money,
      cents: (cents, options) => money.format({ amount: cents / unit, currencyCode: currency }, options),
    },
  };
}
