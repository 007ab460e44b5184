import type { Transaction } from 'kysely';
import type { OrderEventDetail, OrderEventKind } from 'shared-types/commerce/order';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { putLetter } from '../../mail/outbox.store';
import type { Tables } from '../../schema/tables';
import { orderLookupLink } from '../../site/directory/order-lookup-link';
import type { Site } from '../../site/directory/site';
import { orderDownloads } from '../download/order-downloads';
import { movesMoney } from '../payment/payment-doors';
import { loadOrder, type LoadedOrder } from './load-order';
import { orderLetter } from './order-letter';
import type { OrderLetterKind } from './order-letters.sentences';
import { createOrderLink } from './order-link.store';
import { orderPath } from './order-path';

/** Where, and which order. */
interface OrderOfLetter {
  readonly site: Site;
  /** Scheme, host and port of the site, by which the letter's links begin. */
  readonly origin: string;
  readonly orderId: string;
}

/** An event that may have a letter. */
export interface OrderLetterEvent extends OrderOfLetter {
  readonly event: {
    readonly id: number;
    readonly kind: OrderEventKind;
    readonly detail: OrderEventDetail;
    /** What has gone back to a gift card with it. */
    readonly returnedCents: number;
    /** True where somebody who works on the site has done it. */
    readonly isOwners: boolean;
  };
}

const LETTERS: Partial<Record<OrderEventKind, OrderLetterKind>> = {
  paid: 'paid',
  fulfilled: 'fulfilled',
  refunded: 'refunded',
  cancelled: 'cancelled',
  granted: 'granted',
};

/** Letters to the owner, and what each tells. */
const NOTICES = { notice: 'order notice', lateNotice: 'order late notice' } as const;

/** Tells the buyer of what has become of an order, in the transaction of that; some events are nobody's business. */
export async function putOrderLetter(
  trx: Transaction<Tables>,
  { site, origin, orderId, event: { id, kind, detail, returnedCents, isOwners } }: OrderLetterEvent,
): Promise<void> {
  const letter = letterOf(kind, detail);
  if (!letter) return;
  const { edition, loaded } = await forBuyer(trx, { site, origin, orderId });
  const link = await createOrderLink(trx, { site: edition, origin, orderId, kind: loaded.order.kind });
  await putLetter(trx, {
    siteId: site.id,
    recipient: loaded.order.email,
    about: `order event ${id}`,
    isOwed: isOwners || isPaidFor(loaded),
    ...orderLetter({
      kind: letter,
      site: edition,
      order: loaded.order,
      detail,
      returnedCents,
      link,
      downloads:
        kind === 'paid' || kind === 'granted' ? await linkedDownloads(trx, { site: edition, origin, orderId }) : [],
      lookup: lookupAddress(edition, origin),
    }),
  });
  if (detail.isTooLate) await putNotice(trx, { site, origin, orderId, kind: 'lateNotice' });
}

function letterOf(kind: OrderEventKind, { isUnpaid, isTooLate }: OrderEventDetail): OrderLetterKind | undefined {
  if (isUnpaid) return 'released';
  return isTooLate ? 'tooLate' : LETTERS[kind];
}

/** True for a payment method that moves money. Orders that cost nothing must not be a way to flood a stranger's mailbox. */
function isPaidFor({ order, paymentMethod }: LoadedOrder): boolean {
  const { payment } = order.progress;
  return (payment === 'paid' || payment === 'refunded') && order.grandTotalCents > 0 && movesMoney(paymentMethod);
}

/**
 * Tells the buyer that the order has arrived, and the owner who wants to know it, in the transaction of the order. The site is
 * the edition it was ordered in.
 */
export async function putPlacedLetters(
  trx: Transaction<Tables>,
  { site, origin, orderId, token }: OrderOfLetter & { readonly token: string },
): Promise<void> {
  const loaded = await ordered(trx, { siteId: site.id, locale: site.locale, orderId });
  const { order } = loaded;
  const kind = order.progress.payment === 'paid' ? 'confirmed' : 'received';
  await putLetter(trx, {
    siteId: site.id,
    recipient: order.email,
    about: `order placed ${orderId}`,
    isOwed: isPaidFor(loaded),
    ...orderLetter({
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

/** The files that can be downloaded now, each with its whole address. */
async function linkedDownloads(trx: Transaction<Tables>, { site, origin, orderId }: OrderOfLetter) {
  const downloads = await orderDownloads(trx, site, orderId);
  return downloads.map((download) => ({ ...download, ...(download.path && { path: origin + download.path }) }));
}

/** Where the buyer can have the order's address sent again. */
function lookupAddress(site: Site, origin: string): string | undefined {
  const link = orderLookupLink(site);
  return link && origin + link.path;
}

async function putNotice(
  trx: Transaction<Tables>,
  { site, origin, orderId, kind }: OrderOfLetter & { readonly kind: keyof typeof NOTICES },
): Promise<void> {
  const { orderNoticeEmail: recipient } = site.profile;
  if (recipient === undefined) return;
  const own = site.editionIn(undefined);
  const { order } = await ordered(trx, { siteId: site.id, locale: own.locale, orderId });
  const link = `${origin}${CONFIG_PATH.order.replace(':number', String(order.number))}`;
  const letter = orderLetter({ kind, site: own, order, link });
  await putLetter(trx, { siteId: site.id, recipient, about: `${NOTICES[kind]} ${orderId}`, isOwed: true, ...letter });
}

/** The order, and the edition of the site it was ordered in. */
async function forBuyer(trx: Transaction<Tables>, { site, orderId }: OrderOfLetter) {
  const { locale } = await ordered(trx, { siteId: site.id, locale: site.locale, orderId });
  const edition = site.editionIn(locale || undefined);
  return { edition, loaded: await ordered(trx, { siteId: site.id, locale: edition.locale, orderId }) };
}

async function ordered(
  trx: Transaction<Tables>,
  { siteId, locale, orderId }: { readonly siteId: string; readonly locale: string; readonly orderId: string },
): Promise<LoadedOrder> {
  const loaded = await loadOrder(trx, { siteId, locale }, { id: orderId });
  if (!loaded) throw new Error(`There is no order ${orderId} on site ${siteId}.`);
  return loaded;
}
