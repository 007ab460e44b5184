import { refundableCents } from '../../commerce/order/changed-order';
import type { LoadedOrder } from '../../commerce/order/load-order';
import { moneyText } from '../../commerce/order/money-text';
import { languageOf } from '../../platform/language';
import type { Site } from '../../site/directory/site';
import { ORDER_MESSAGES } from './order.messages';

/** How much can still be refunded, as a message. */
export function refundLeftMessage({ order, state }: LoadedOrder, site: Pick<Site, 'locale'>): string {
  const left = moneyText(site.locale, order.currency)(refundableCents(state));
  return ORDER_MESSAGES[languageOf(site)].amountLeft(left);
}
