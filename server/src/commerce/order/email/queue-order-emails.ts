import type { Transaction } from 'kysely';
import type { OrderEventDetail, OrderEventKind } from 'shared-types/commerce/orders/order';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { queueEmail } from '../../../platform/mail/outbox.store';
import type { Tables } from '../../../platform/schema/tables';
import { orderLookupLink } from '../../../site/own-pages/order-lookup-link';
import type { Site } from '../../../site/directory/site';
import { orderDownloads } from '../../download/order-downloads';
import { movesMoney } from '../../payment/payment-providers';
import { loadOrder, type LoadedOrder } from '../load-order';
import { orderEmail } from './order-email';
import type { OrderEmailKind } from './goods-emails.messages';
import { createOrderLink } from '../order-link.store';
import { orderPath } from '../order-path';

interface OrderOfEmail {
  readonly site: Site;
  /** Public origin for links. */
  readonly origin: string;
  readonly orderId: string;
}

/** An event that may send an email. */
export interface OrderEmailEvent extends OrderOfEmail {
  readonly event: {
    readonly id: number;
    readonly kind: OrderEventKind;
    readonly detail: OrderEventDetail;
    /** Cents returned to a gift card. */
    readonly returnedCents: number;
    /** True if an account of the site made the change. */
    readonly isOwners: boolean;
  };
}

const EMAILS: Partial<Record<OrderEventKind, OrderEmailKind>> = {
  paid: 'paid',
  fulfilled: 'fulfilled',
  refunded: 'refunded',
  cancelled: 'cancelled',
  granted: 'granted',
};

/** Emails to the owner, and their content. */
const NOTICES = { notice: 'order notice', lateNotice: 'order late notice' } as const;

/** Notifies the buyer of an event, in its transaction; some events send nothing. */
export async function queueOrderEmail(
  trx: Transaction<Tables>,
  { site, origin, orderId, event: { id, kind, detail, returnedCents, isOwners } }: OrderEmailEvent,
): Promise<void> {
  const message = emailOf(kind, detail);
  if (!message) return;
  const { siteLocale, loaded } = await forBuyer(trx, { site, origin, orderId });
  const link = await createOrderLink(trx, { site: siteLocale, origin, orderId, kind: loaded.order.kind });
  await queueEmail(trx, {
    siteId: site.id,
    recipient: loaded.order.email,
    about: `order event ${id}`,
    isOwed: isOwners || isPaidFor(loaded),
    ...orderEmail({
      kind: message,
      site: siteLocale,
      order: loaded.order,
      detail,
      returnedCents,
      link,
      downloads:
        kind === 'paid' || kind === 'granted' ? await linkedDownloads(trx, { site: siteLocale, origin, orderId }) : [],
      lookup: lookupAddress(siteLocale, origin),
    }),
  });
  if (detail.isTooLate) await putNotice(trx, { site, origin, orderId, kind: 'lateNotice' });
}

function emailOf(kind: OrderEventKind, { isUnpaid, isTooLate }: OrderEventDetail): OrderEmailKind | undefined {
  if (isUnpaid) return 'released';
  return isTooLate ? 'tooLate' : EMAILS[kind];
}

/** True for payment methods that move money. Free orders must not be a means to flood a stranger's mailbox. */
function isPaidFor({ order, paymentMethod }: LoadedOrder): boolean {
  const { payment } = order.progress;
  return (payment === 'paid' || payment === 'refunded') && order.grandTotalCents > 0 && movesMoney(paymentMethod);
}

/**
 * Notifies the buyer and, if set up, the owner of a new order, in its transaction. `site` is the site locale of the order.
 */
export async function queuePlacedEmails(
  trx: Transaction<Tables>,
  { site, origin, orderId, token }: OrderOfEmail & { readonly token: string },
): Promise<void> {
  const loaded = await ordered(trx, { site, orderId });
  const { order } = loaded;
  const kind = order.progress.payment === 'paid' ? 'confirmed' : 'received';
  await queueEmail(trx, {
    siteId: site.id,
    recipient: order.email,
    about: `order placed ${orderId}`,
    isOwed: isPaidFor(loaded),
    ...orderEmail({
      kind,
      site,
      order,
      link: origin + orderPath({ site, kind: order.kind, token }),
      downloads: kind === 'confirmed' ? await linkedDownloads(trx, { site, origin, orderId }) : [],
      lookup: lookupAddress(site, origin),
    }),
  });
  await putNotice(trx, { site, origin, orderId, kind: 'notice' });
}

/** The available files with absolute URLs. */
async function linkedDownloads(trx: Transaction<Tables>, { site, origin, orderId }: OrderOfEmail) {
  const downloads = await orderDownloads(trx, site, orderId);
  return downloads.map((download) => ({ ...download, ...(download.path && { path: origin + download.path }) }));
}

/** URL of the order lookup. */
function lookupAddress(site: Site, origin: string): string | undefined {
  const link = orderLookupLink(site);
  return link && origin + link.path;
}

async function putNotice(
  trx: Transaction<Tables>,
  { site, origin, orderId, kind }: OrderOfEmail & { readonly kind: keyof typeof NOTICES },
): Promise<void> {
  const { orderNoticeEmail: recipient } = site.profile;
  if (recipient === undefined) return;
  const own = site.siteLocaleIn(undefined);
  const { order } = await ordered(trx, { site: own, orderId });
  const link = `${origin}${ADMIN_PATH.order.replace(':number', String(order.number))}`;
  const message = orderEmail({ kind, site: own, order, link });
  await queueEmail(trx, { siteId: site.id, recipient, about: `${NOTICES[kind]} ${orderId}`, isOwed: true, ...message });
}

/** The order, with the site locale in which it was placed. */
async function forBuyer(trx: Transaction<Tables>, { site, orderId }: OrderOfEmail) {
  const { locale } = await ordered(trx, { site, orderId });
  const siteLocale = site.siteLocaleIn(locale || undefined);
  return { siteLocale, loaded: await ordered(trx, { site: siteLocale, orderId }) };
}

async function ordered(
  trx: Transaction<Tables>,
  { site: { id: siteId, locale, timeZone }, orderId }: Pick<OrderOfEmail, 'site' | 'orderId'>,
): Promise<LoadedOrder> {
  const loaded = await loadOrder(trx, { siteId, locale, timeZone }, { id: orderId });
  if (!loaded) throw new Error(`There is no order ${orderId} on site ${siteId}.`);
  return loaded;
}
