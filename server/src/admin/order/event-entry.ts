import type { OrderEventEntry } from 'shared-types/admin/store/order';
import { moneyText } from '../../commerce/order/money-text';
import type { OrderEvent } from '../../commerce/order/order-event.store';
import { languageOf } from '../../platform/language';
import type { Site } from '../../site/directory/site';
import { timeText } from '../../platform/time-text';
import { ORDER_MESSAGES } from './order.messages';

export interface EventWriting {
  readonly site: Pick<Site, 'locale' | 'timeZone'>;
  /** The order's currency. */
  readonly currency: string;
}

/** An event of an order, in the site's language. */
export function eventEntry(
  { id, kind, by, detail, at }: OrderEvent,
  { site, currency }: EventWriting,
): OrderEventEntry {
  const { events, buyer, byHand, restocked, notRestocked, ...messages } = ORDER_MESSAGES[languageOf(site)];
  const { cents, isByHand, reason, carrier, trackingNumber, isRestocked, note, isUnpaid, isTooLate, isReopened, card } =
    detail;
  const amount = cents === undefined ? '' : moneyText(site.locale, currency)(cents);
  const stock = isRestocked ? restocked : notRestocked;
  const parts = [
    isByHand ? byHand(amount) : amount,
    card,
    isUnpaid ? messages.unpaid : '',
    isTooLate ? messages.tooLate : '',
    isReopened ? messages.reopened : '',
    reason,
    carrier,
    trackingNumber,
    kind === 'cancelled' ? stock : '',
    note,
  ];
  return {
    id: String(id),
    title: events[kind],
    at: at.toISOString(),
    atText: timeText(at, site),
    by: by || (isUnpaid || card !== undefined ? messages.automatically : buyer),
    lines: parts.flatMap((line) => line || []),
  };
}
