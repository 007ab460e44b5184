import type { Transaction } from 'kysely';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { languageOf } from '../../language';
import { lettersOf } from '../../mail/letter-parts';
import { putLetter } from '../../mail/outbox.store';
import type { Tables } from '../../schema/tables';
import type { Site } from '../../site/directory/site';
import { loadOrder, type LoadedOrder } from '../order/load-order';
import { createOrderLink } from '../order/order-link.store';
import { dayText } from './day-text';
import type { Day } from './billing-day';
import {
  SUBSCRIPTION_LETTERS,
  type SubscriptionFacts,
  type SubscriptionLetterKind,
  type SubscriptionNoticeKind,
} from './subscription-letter.sentences';

/** Something that has become of a subscription. */
export interface SubscriptionNews {
  readonly site: Site;
  readonly origin: string;
  readonly subscriptionId: string;
  /** The order by which it is told of: whose page it can be cancelled on. */
  readonly orderId: string;
  readonly kind: SubscriptionLetterKind;
  /** The day an order was due, where it is about one. */
  readonly day?: Day;
}

/** Tells the buyer, and the owner who wants to know of orders, in the transaction of what is told. */
export async function putSubscriptionLetters(trx: Transaction<Tables>, news: SubscriptionNews): Promise<void> {
  const { site, origin, orderId, kind } = news;
  const { locale } = await ordered(trx, news, site.locale);
  const edition = site.editionIn(locale || undefined);
  const loaded = await ordered(trx, news, edition.locale);
  const { letters, see } = SUBSCRIPTION_LETTERS[languageOf(edition)];
  const link = await createOrderLink(trx, { site: edition, origin, orderId, kind: 'subscription' });
  await put(trx, news, {
    recipient: loaded.order.email,
    about: 'subscription',
    words: letters[kind](factsOf(edition, loaded, news)),
    link: { text: see, address: `${link}#subscription` },
    locale: edition.locale,
  });
  // What an owner has done needs no letter to the owner.
  if (site.profile.orderNoticeEmail !== undefined && kind !== 'owner')
    await putNotice(trx, { ...news, kind, recipient: site.profile.orderNoticeEmail });
}

async function putNotice(
  trx: Transaction<Tables>,
  news: SubscriptionNews & { readonly kind: SubscriptionNoticeKind; readonly recipient: string },
): Promise<void> {
  const own = news.site.editionIn(undefined);
  const loaded = await ordered(trx, news, own.locale);
  const { notices, manage } = SUBSCRIPTION_LETTERS[languageOf(own)];
  const address = news.origin + CONFIG_PATH.order.replace(':number', String(loaded.order.number));
  await put(trx, news, {
    recipient: news.recipient,
    about: 'subscription notice',
    words: notices[news.kind](factsOf(own, loaded, news)),
    link: { text: manage, address },
    locale: own.locale,
  });
}

interface Letter {
  readonly recipient: string;
  readonly about: string;
  readonly words: { readonly subject: string; readonly title: string; readonly text: string };
  readonly link: { readonly text: string; readonly address: string };
  readonly locale: string;
}

function put(
  trx: Transaction<Tables>,
  { site, subscriptionId, kind, day = '' }: SubscriptionNews,
  { recipient, about, words: { subject, title, text }, link, locale }: Letter,
): Promise<void> {
  return putLetter(trx, {
    siteId: site.id,
    recipient,
    // What an owner has done, and what an owner wants to know.
    isOwed: kind === 'owner' || about === 'subscription notice',
    // The day tells apart what waits in one cycle and in another.
    about: `${about} ${subscriptionId} ${kind} ${day}`.trim(),
    subject,
    ...lettersOf(
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
  { name: siteName, locale }: Pick<Site, 'name' | 'locale'>,
  { order: { email, lines } }: LoadedOrder,
  { day }: SubscriptionNews,
): SubscriptionFacts {
  const what = lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ');
  return { siteName, what, email, day: day === undefined ? '' : dayText(day, locale) };
}

async function ordered(trx: Transaction<Tables>, news: SubscriptionNews, locale: string): Promise<LoadedOrder> {
  const loaded = await loadOrder(trx, { siteId: news.site.id, locale }, { id: news.orderId });
  if (!loaded) throw new Error(`There is no order ${news.orderId} on site ${news.site.id}.`);
  return loaded;
}
