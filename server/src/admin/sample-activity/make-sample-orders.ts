import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../../site/directory/site';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { changeOrderIn, type ChangeInput } from '../../commerce/order/change-order';
import { loadPriceRules } from '../../commerce/pricing/price-rules';
import type { Activity, SampleChange } from './activity.schema';
import { keepSampleReview } from './keep-sample-review';
import { placeSampleOrder, type PlacedSample } from './place-sample-order';
import { timeOf } from './time-of';

export interface SampleOrdersInput {
  readonly site: Site;
  readonly activity: Pick<Activity, 'buyers' | 'orders'>;
  readonly nowMs: number;
}

/**
 * Makes the orders of the activity with their history and reviews, the oldest first, so that their numbers follow their
 * times. Returns their ids.
 */
export async function makeSampleOrders(
  trx: Transaction<Tables>,
  { site, activity: { buyers, orders }, nowMs }: SampleOrdersInput,
): Promise<string[]> {
  const [rules, account] = [await loadPriceRules(trx, site), await adminOf(trx, site.id)];
  const ids: string[] = [];
  for (const order of orders.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    const buyer = buyers[order.buyer];
    if (!buyer) throw new Error(`The sample activity has no buyer "${order.buyer}".`);
    const placed = await placeSampleOrder(trx, { site, order, buyer, rules, placedAt: timeOf(order, nowMs) });
    for (const change of order.changes)
      await makeChange(trx, { site, placed, change, account, happenedAt: timeOf(change, nowMs) });
    for (const review of order.reviews)
      await keepSampleReview(trx, {
        site,
        orderId: placed.orderId,
        author: buyer.firstName,
        review,
        receivedAt: timeOf(review, nowMs),
      });
    ids.push(placed.orderId);
  }
  return ids;
}

interface ChangeToMake extends Pick<ChangeInput, 'site' | 'account'> {
  readonly placed: PlacedSample;
  readonly change: SampleChange;
  readonly happenedAt: Date;
}

async function makeChange(
  trx: Transaction<Tables>,
  { site, placed: { orderId, totalCents }, change, account, happenedAt }: ChangeToMake,
): Promise<void> {
  const changed = await changeOrderIn(trx, {
    site,
    // No email has a link to it.
    origin: '',
    orderId,
    ...changeOf(change, totalCents),
    key: randomUUID(),
    account,
    happenedAt,
  });
  if (!changed.ok) throw new Error(`A sample order could not be ${change.kind}: ${changed.code}.`);
}

/** The change and its details, as the forms of the admin area record them. */
function changeOf(change: SampleChange, totalCents: number): Pick<ChangeInput, 'change' | 'detail'> {
  const { kind } = change;
  switch (kind) {
    case 'paid':
      return { change: { kind }, detail: { cents: totalCents } };
    case 'fulfilled':
      return { change: { kind }, detail: { carrier: change.carrier, trackingNumber: change.trackingNumber } };
    case 'refunded': {
      const { cents = totalCents, reason } = change;
      return { change: { kind, cents }, detail: { cents, reason } };
    }
    case 'cancelled':
      return { change: { kind }, detail: { isRestocked: false } };
    case 'noted':
      return { change: { kind }, detail: { note: change.note } };
  }
}

/** The first admin of the site, who has made the changes. */
async function adminOf(trx: Transaction<Tables>, siteId: string): Promise<ChangeInput['account']> {
  return trx
    .selectFrom('account')
    .innerJoin('website_role', 'website_role.account_id', 'account.id')
    .select(['account.id', 'display_name as displayName'])
    .where('site_id', '=', siteId)
    .where('role', '=', WEBSITE_ROLE.admin)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}
