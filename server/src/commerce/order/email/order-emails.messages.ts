import type { OrderKind } from 'shared-types/commerce/orders/order';
import type { InLanguages } from '../../../platform/language';
import { DONATION_EMAILS } from './donation-emails.messages';
import { GOODS_EMAILS, type OrderEmailMessages } from './goods-emails.messages';
import { englishSubscription } from './subscription-emails.messages';
import { polishSubscription } from './subscription-emails.messages.pl';

const { en, pl } = GOODS_EMAILS;
const SUBSCRIPTION: InLanguages<OrderEmailMessages> = {
  en: { emails: { ...en.emails, ...englishSubscription }, parts: en.parts },
  pl: { emails: { ...pl.emails, ...polishSubscription }, parts: pl.parts },
};

/** What emails say, by what the order is about, in every language. */
export const ORDER_EMAIL_MESSAGES: Readonly<Record<OrderKind, InLanguages<OrderEmailMessages>>> = {
  goods: GOODS_EMAILS,
  'gift-card': GOODS_EMAILS,
  subscription: SUBSCRIPTION,
  donation: DONATION_EMAILS,
};
