import { UNPAID_ORDER_DEFAULTS, type UnpaidOrderSettings } from 'shared-types/commerce/orders/unpaid-orders';
import type { Site } from '../../site/directory/site';
import { paymentProviderOf } from '../payment/payment-providers';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Nobody sits before the page when a subscription renews, and a card that is refused is charged again some days later. */
const RENEWAL_DAYS = 7;

/** The owner's settings for unpaid orders, with defaults. */
export function unpaidSettings({ profile }: Pick<Site, 'profile'>): UnpaidOrderSettings {
  return { ...UNPAID_ORDER_DEFAULTS, ...profile.unpaidOrders };
}

/** How long an order with this payment method reserves its items, in milliseconds. */
export function holdMs(site: Pick<Site, 'profile'>, method: string): number {
  const { onlineMinutes, offlineDays } = unpaidSettings(site);
  return paymentProviderOf(method)?.isPaidOnPage ? onlineMinutes * MINUTE_MS : offlineDays * DAY_MS;
}

/** As `holdMs`, for an order that a subscription has made. */
export function renewalHoldMs(site: Pick<Site, 'profile'>, method: string): number {
  const ms = holdMs(site, method);
  return paymentProviderOf(method)?.isPaidAtService ? Math.max(ms, RENEWAL_DAYS * DAY_MS) : ms;
}
