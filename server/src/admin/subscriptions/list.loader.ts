import {
  SUBSCRIPTION_SORTS,
  SUBSCRIPTION_VIEWS,
  SUBSCRIPTIONS_PER_PAGE,
  SUBSCRIPTIONS_QUERY,
  SUBSCRIPTIONS_SEARCH_LONGEST,
  type SubscriptionEntry,
  type SubscriptionsQuestion,
} from 'shared-types/admin/store/subscriptions';
import { cardName } from '../../commerce/kept-card/card-name';
import { chargeableCardsOf, type KeptCard } from '../../commerce/kept-card/kept-card.store';
import { moneyText } from '../../commerce/order/money-text';
import { dayText } from '../../commerce/subscription/day-text';
import { recurringForOwners } from '../../commerce/subscription/recurring.messages';
import { languageOf } from '../../platform/language';
import { storableText } from '../../platform/schema/storable-text';
import type { Site } from '../../site/directory/site';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { pageNumberIn } from '../page-number-in';
import {
  countSubscriptions,
  countSubscriptionViews,
  findSubscriptions,
  type ListedSubscription,
} from './subscriptions.store';

/** A site's subscriptions by the query, for accounts that may see orders. */
export const subscriptionsLoader = {
  name: 'admin/subscriptions/list',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'orders.read')) return null;
    const page = pageNumberIn(query, SUBSCRIPTIONS_QUERY.page);
    const question = questionIn(query);
    const filter = { siteId: site.id, question };
    const [listed, count, views] = await Promise.all([
      findSubscriptions(db, filter, { skip: (page - 1) * SUBSCRIPTIONS_PER_PAGE, most: SUBSCRIPTIONS_PER_PAGE }),
      countSubscriptions(db, filter),
      countSubscriptionViews(db, site.id),
    ]);
    const cards = await chargeableCardsOf(
      db,
      listed.map(({ id }) => id),
    );
    return { question, page, entries: listed.map((row) => entryOf(row, cards.get(row.id), site)), count, views };
  },
} satisfies Loader<'admin/subscriptions/list'>;

function questionIn(query: URLSearchParams): SubscriptionsQuestion {
  const valueOf = (name: keyof typeof SUBSCRIPTIONS_QUERY) => query.get(SUBSCRIPTIONS_QUERY[name]) ?? '';
  return {
    view: SUBSCRIPTION_VIEWS.find((view) => view === valueOf('view')) ?? '',
    search: storableText(valueOf('search')).trim().slice(0, SUBSCRIPTIONS_SEARCH_LONGEST),
    sort: SUBSCRIPTION_SORTS.find((sort) => sort === valueOf('sort')) ?? SUBSCRIPTION_SORTS[0],
  };
}

function entryOf(row: ListedSubscription, card: KeptCard | undefined, site: Site): SubscriptionEntry {
  const { id, plan, began, next, state, ended, cycle, orderNumber, name, email, title, quantity } = row;
  const { totalCents, currency } = row;
  const price = moneyText(site.locale, currency)(totalCents);
  return {
    ...{ id, orderNumber, name, email, title, quantity, state },
    recurringText: recurringForOwners(plan, price, languageOf(site)),
    beganText: dayText(began, site.locale),
    orders: cycle + 1,
    ...(ended !== null && { ended }),
    ...(next !== null && ended === null && { nextText: dayText(next, site.locale) }),
    ...(card && ended === null && { card: cardName(card) }),
  };
}
