import { languageOf, type InLanguages } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { changeOrder } from '../order/change-order';
import { moneyText } from '../order/money-text';
import { messages as english } from './card-payment.messages';
import { messages as polish } from './card-payment.messages.pl';

export const CARD_MESSAGES: InLanguages<typeof english> = { en: english, pl: polish };

export interface PaymentNote {
  readonly site: Site;
  readonly orderId: string;
  readonly origin: string;
  /** What it is about; the same key is noted once. */
  readonly key: string;
  readonly say: Exclude<keyof typeof english, 'orderName'>;
  readonly cents: number;
  /** Of the order. */
  readonly currency: string;
}

/** Adds a note to the history of an order, in the site's language. */
export async function notePayment(
  db: Database,
  { site, orderId, origin, key, say, cents, currency }: PaymentNote,
): Promise<void> {
  const note = CARD_MESSAGES[languageOf(site)][say](moneyText(site.locale, currency)(cents));
  await changeOrder(db, { site, orderId, origin, key, change: { kind: 'noted' }, detail: { note } });
}
