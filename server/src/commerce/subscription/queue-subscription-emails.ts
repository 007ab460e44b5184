import type { Transaction } from 'kysely';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { languageOf, type Language } from '../../platform/language';
import { emailsOf } from '../../platform/mail/email-parts';
import { queueEmail } from '../../platform/mail/outbox.store';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../../site/directory/site';
import { loadOrder, type LoadedOrder } from '../order/load-order';
import { moneyText } from '../order/money-text';
import { createOrderLink } from '../order/order-link.store';
import { dayText } from './day-text';
import type { Day } from './billing-day';
import {
  SUBSCRIPTION_EMAILS,
  type SubscriptionData,
  type SubscriptionEmailKind,
  type SubscriptionNoticeKind,
} from './subscription-email.messages';

export interface SubscriptionNews {
  readonly site: Site;
  readonly origin: string;
  readonly subscriptionId: string;
  /** The order whose page allows cancelling. */
  readonly orderId: string;
  readonly kind: SubscriptionEmailKind;
  /** Due date of an order, if the news are about one. */
  readonly day?: Day;
  /** Present if the kept card was not charged for an order. */
  readonly refusal?: {
    readonly chargeId: string;
    /** Of the order. */
    readonly cents: number;
    /** How people name the card; empty if there is none any more. */
    readonly card: string;
    reasonIn(language: Language): string;
    /** When the card is charged again; absent after the last time. */
    readonly again?: Day;
  };
}

/** Notifies the buyer and, if set up, the owner, in the transaction of the event. */
export async function queueSubscriptionEmails(trx: Transaction<Tables>, news: SubscriptionNews): Promise<void> {
  const { site, origin, orderId, kind } = news;
  const { locale } = await ordered(trx, news, site.locale);
  const siteLocale = site.siteLocaleIn(locale || undefined);
  const loaded = await ordered(trx, news, siteLocale.locale);
  const { emails, see, pay } = SUBSCRIPTION_EMAILS[languageOf(siteLocale)];
  const link = await createOrderLink(trx, { site: siteLocale, origin, orderId, kind: 'subscription' });
  await put(trx, news, {
    recipient: loaded.order.email,
    about: 'subscription',
    messages: emails[kind](factsOf(siteLocale, loaded, news)),
    link: kind === 'refused' ? { text: pay, address: link } : { text: see, address: `${link}#subscription` },
    locale: siteLocale.locale,
  });
  // Owners are not notified of their own actions.
  if (site.profile.orderNoticeEmail !== undefined && kind !== 'owner')
    await putNotice(trx, { ...news, kind, recipient: site.profile.orderNoticeEmail });
}

async function putNotice(
  trx: Transaction<Tables>,
  news: SubscriptionNews & { readonly kind: SubscriptionNoticeKind; readonly recipient: string },
): Promise<void> {
  const own = news.site.siteLocaleIn(undefined);
  const loaded = await ordered(trx, news, own.locale);
  const { notices, manage } = SUBSCRIPTION_EMAILS[languageOf(own)];
  const address = news.origin + ADMIN_PATH.order.replace(':number', String(loaded.order.number));
  await put(trx, news, {
    recipient: news.recipient,
    about: 'subscription notice',
    messages: notices[news.kind](factsOf(own, loaded, news)),
    link: { text: manage, address },
    locale: own.locale,
  });
}

interface Email {
  readonly recipient: string;
  readonly about: string;
  readonly messages: { readonly subject: string; readonly title: string; readonly text: string };
  readonly link: { readonly text: string; readonly address: string };
  readonly locale: string;
}

async function put(
  trx: Transaction<Tables>,
  { site, subscriptionId, kind, day = '', refusal }: SubscriptionNews,
  { recipient, about, messages: { subject, title, text }, link, locale }: Email,
): Promise<void> {
  await queueEmail(trx, {
    siteId: site.id,
    recipient,
    // Sent even if the buyer has many emails: actions of the owner, notices to the owner, and refused cards.
    isOwed: kind === 'owner' || kind === 'refused' || about === 'subscription notice',
    // The date distinguishes delays of different cycles.
    about: `${about} ${subscriptionId} ${kind} ${refusal?.chargeId ?? day}`.trim(),
    subject,
    ...emailsOf(
      [
        { kind: 'title', text: title },
        { kind: 'paragraph', text },
        { kind: 'link', ...link },
      ],
      locale,
    ),
  });
}

function factsOf(
  site: Pick<Site, 'name' | 'locale'>,
  { order: { email, lines, number, currency } }: LoadedOrder,
  { day, refusal }: SubscriptionNews,
): SubscriptionData {
  const { name: siteName, locale } = site;
  return {
    siteName,
    what: lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(', '),
    email,
    day: day === undefined ? '' : dayText(day, locale),
    number,
    amount: refusal ? moneyText(locale, currency)(refusal.cents) : '',
    card: refusal?.card ?? '',
    reason: refusal?.reasonIn(languageOf(site)) ?? '',
    again: refusal?.again === undefined ? '' : dayText(refusal.again, locale),
  };
}

async function ordered(trx: Transaction<Tables>, news: SubscriptionNews, locale: string): Promise<LoadedOrder> {
  const loaded = await loadOrder(
    trx,
    { siteId: news.site.id, locale, timeZone: news.site.timeZone },
    { id: news.orderId },
  );
  if (!loaded) throw new Error(`There is no order ${news.orderId} on site ${news.site.id}.`);
  return loaded;
}
