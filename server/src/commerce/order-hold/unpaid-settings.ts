import { UNPAID_ORDER_DEFAULTS, type UnpaidOrderSettings } from 'shared-types/commerce/unpaid-orders';
import type { Site } from '../../site/directory/site';
import { paymentProviderOf } from '../payment/payment-providers';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How a site treats unpaid orders: the owner's settings, and the defaults for the others. */
export function unpaidSettings({ profile }: Pick<Site, 'profile'>): UnpaidOrderSettings {
  return { ...UNPAID_ORDER_DEFAULTS, ...profile.unpaidOrders };
}

/** For how many milliseconds an order reserves its items that is paid by this method. */
export function holdMs(site: Pick<Site, 'profile'>, method: string): number {
  const { onlineMinutes, offlineDays } = unpaidSettings(site);
  return paymentProviderOf(method)?.isPaidOnPage ? onlineMinutes * MINUTE_MS : offlineDays * DAY_MS;
}
