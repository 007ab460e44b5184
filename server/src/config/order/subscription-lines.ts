import type { LoadedOrder } from '../../commerce/order/load-order';
import { moneyText } from '../../commerce/order/money-text';
import { recurringSentence } from '../../commerce/subscription/recurring.sentences';
import { languageOf } from '../../language';
import type { Database } from '../../schema/database';
import type { Site } from '../../site/directory/site';
import { ORDER_SENTENCES } from './order.sentences';

/** What an owner reads of the subscription that an order belongs to; nothing where there is none. */
export async function subscriptionLines(db: Database, { order }: LoadedOrder, site: Site): Promise<readonly string[]> {
  const { subscription, grandTotalCents, currency } = order;
  if (!subscription) return [];
  const language = languageOf(site);
  const { plan, number, nextText, isWaiting, ended } = subscription;
  const { agreed, next, waits, ...words } = ORDER_SENTENCES[language].subscription;
  const recurring = recurringSentence(plan, moneyText(site.locale, currency)(grandTotalCents), language);
  const first = agreed(number, recurring);
  if (nextText !== undefined) return [first, isWaiting ? waits(nextText) : next(nextText)];
  if (ended === 'owner') return [first, words.owner(await endedBy(db, order.id))];
  return [first, ended ? words[ended] : words.over];
}

/** What the account was called: buyers are not told. */
async function endedBy(db: Database, orderId: string): Promise<string> {
  const row = await db
    .selectFrom('subscription')
    .innerJoin('subscription_order', 'subscription_id', 'subscription.id')
    .select('ended_by as by')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.by;
}
