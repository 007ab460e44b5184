import { ORDER_ACTIONS, type OrderAction } from 'shared-types/admin/store/order';
import { stateSeen } from '../../commerce/order/change-order';
import { changedOrder, refundableCents, type OrderChange } from '../../commerce/order/changed-order';
import { loadOrder, type LoadedOrder } from '../../commerce/order/load-order';
import { orderEvents } from '../../commerce/order/order-event.store';
import { orderDownloads } from '../../commerce/download/order-downloads';
import { giftCardOf } from '../../commerce/gift-card/gift-card.store';
import type { CardServices } from '../../commerce/card-payment/connected-account';
import { refundablePayment } from '../../commerce/card-payment/refund-order';
import { paymentProviderOf } from '../../commerce/payment/payment-providers';
import { decimalAmount } from '../../commerce/product/decimal-amount';
import { languageOf } from '../../platform/language';
import type { Site } from '../../site/directory/site';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { timeText } from '../../platform/time-text';
import { orderEmails } from './order-emails';
import { eventEntry } from './event-entry';
import { signedOutOrder } from './signed-out-order';
import { subscriptionLines } from './subscription-lines';

const NUMBER = /^[1-9]\d{0,8}$/;

/** An order with all details, for accounts that may see it; only its number after signing out. */
export const managedOrderLoader = {
  name: 'admin/order/order',
  scope: 'query',
  load: async ({ services, site, page: { params }, visitor: { account } }) => {
    const { db } = services;
    if (!NUMBER.test(params.token ?? '')) return null;
    const number = Number(params.token);
    if (!account) return signedOutOrder(number, site);
    if (!mayDo(account, 'orders.read')) return null;
    const loaded = await loadOrder(db, { siteId: site.id, locale: site.locale, timeZone: site.timeZone }, { number });
    if (!loaded) return null;
    const { order, state, phone, note, paymentMethod, countedPieces } = loaded;
    const events = await orderEvents(db, order.id);
    const subscription = order.subscription && (await subscriptionLines(db, loaded, site));
    const giftCard = await giftCardOf(db, order.id);
    const downloads = await orderDownloads(db, { ...site, signLink: undefined }, order.id);
    return {
      order: downloads.length > 0 ? { ...order, downloads } : order,
      phone,
      buyerNote: note,
      placedText: timeText(new Date(order.placedAt), site),
      methodText: methodText(paymentMethod, site),
      isRefundedByHand: await isRefundedByHand(services, { site, orderId: order.id, paymentMethod }),
      events: events.map((event) => eventEntry(event, { site, currency: order.currency })),
      emails: await orderEmails(db, site, { orderId: order.id, eventIds: events.map(({ id }) => id) }),
      seen: stateSeen(events),
      actions: mayDo(account, 'orders.edit') ? actionsOf(loaded, downloads.length > 0) : [],
      refundableCents: refundableCents(state),
      refundableAmount: decimalAmount(refundableCents(state), order.currency),
      ...(giftCard ? { giftCard } : {}),
      ...(subscription ? { subscription } : {}),
      restockablePieces: countedPieces,
    };
  },
  entryName: ({ order }) => String(order.number),
} satisfies Loader<'admin/order/order'>;

interface PaidOrder {
  readonly site: Site;
  readonly orderId: string;
  readonly paymentMethod: string;
}

/** Also a card payment, if it was marked as paid, or the account with Stripe is no longer connected. */
async function isRefundedByHand(services: CardServices, { paymentMethod, ...order }: PaidOrder): Promise<boolean> {
  if (paymentProviderOf(paymentMethod)?.refunds !== 'by-itself') return true;
  return (await refundablePayment(services, order)) === undefined;
}

/** A method the server no longer has is shown by its id. */
function methodText(method: string, site: Site): string {
  return paymentProviderOf(method)?.messages[languageOf(site)].ownerLabel ?? method;
}

const CHANGES: Readonly<Record<Exclude<OrderAction, 'unsubscribe'>, OrderChange>> = {
  pay: { kind: 'paid' },
  fulfil: { kind: 'fulfilled' },
  refund: { kind: 'refunded', cents: 1 },
  cancel: { kind: 'cancelled' },
  grant: { kind: 'granted' },
  reissue: { kind: 'reissued' },
  note: { kind: 'noted' },
};

function actionsOf({ order, state }: LoadedOrder, hasFiles: boolean): OrderAction[] {
  return ORDER_ACTIONS.filter((action) => action !== 'grant' || hasFiles).filter((action) =>
    action === 'unsubscribe' ? order.subscription?.nextText !== undefined : changedOrder(state, CHANGES[action]).ok,
  );
}
