import type { LoadedOrder } from '../../commerce/order/load-order';
import { moneyText } from '../../commerce/order/money-text';
import { recurringForOwners } from '../../commerce/subscription/recurring.messages';
import { languageOf } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { ORDER_MESSAGES } from './order.messages';

/** Lines about the subscription of an order; empty if there is none. */
export async function subscriptionLines(db: Database, { order }: LoadedOrder, site: Site): Promise<readonly string[]> {
  const { subscription, grandTotalCents, currency } = order;
  if (!subscription) return [];
  const language = languageOf(site);
  const { plan, number, nextText, isWaiting, ended, card } = subscription;
  const { agreed, next, waits, ...messages } = ORDER_MESSAGES[language].subscription;
  const recurring = recurringForOwners(plan, moneyText(site.locale, currency)(grandTotalCents), language);
  const first = agreed(number, recurring);
  const charged = card ? [messages.card(card.name, card.expires)] : [];
  if (nextText !== undefined) return [first, isWaiting ? waits(nextText) : next(nextText), ...charged];
  if (ended === 'owner') return [first, messages.owner(await endedBy(db, order.id))];
  return [first, ended ? messages[ended] : messages.over];
}

/** The account's name, which buyers do not see. */
async function endedBy(db: Database, orderId: string): Promise<string> {
  const row = await db
    .selectFrom('subscription')
    .innerJoin('subscription_order', 'subscription_id', 'subscription.id')
    .select('ended_by as by')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.by;
}
