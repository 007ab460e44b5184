import { sql, type Transaction } from 'kysely';
import { STORE_PATH } from 'shared-types/commerce/store-path';
import { queueEmail } from '../../platform/mail/outbox.store';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { mainOriginOf } from '../../site/host/main-origin';
import { timeZoneOf, type SiteProfile } from '../../site/directory/site-profile';
import { loadOrder } from '../order/load-order';
import { reviewEmail } from './review-email';
import { openReviewRequest } from './review-request.store';
import { findReviewSettings } from './review-settings.store';
import { reviewedLines } from './review.store';

/** Maximum per run. */
const MOST = 100;

/** Sends the review requests that are due. A failure does not affect the others. */
export async function writeReviewEmails(db: Database): Promise<void> {
  const due = await db
    .selectFrom('review_request')
    .select('order_id')
    .where('token_hash', 'is', null)
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .limit(MOST)
    .execute();
  const failures: unknown[] = [];
  for (const { order_id: orderId } of due) {
    const written = db.transaction().execute((trx) => answer(trx, orderId));
    await written.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} emails could not be written.`);
}

/** Secret and email are written in one transaction, once. A request without reviewable lines is deleted. */
async function answer(trx: Transaction<Tables>, orderId: string): Promise<void> {
  const scheduled = await trx
    .selectFrom('review_request')
    .select(['site_id as siteId', 'origin'])
    .where('order_id', '=', orderId)
    .where('token_hash', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!scheduled) return;
  const { siteId, origin } = scheduled;
  const site = await requestingSite(trx, { siteId, orderId });
  const loaded =
    site && (await loadOrder(trx, { siteId, locale: site.locale, timeZone: site.timeZone }, { id: orderId }));
  const lines = await reviewedLines(trx, orderId);
  if (!site || !loaded || loaded.state.payment === 'refunded' || lines.length === 0) {
    await trx.deleteFrom('review_request').where('order_id', '=', orderId).execute();
    return;
  }
  const token = await openReviewRequest(trx, orderId);
  const link = mainOriginOf(site, origin) + site.root + STORE_PATH.review.replace(':token', token);
  const { number, email } = loaded.order;
  await queueEmail(trx, {
    siteId,
    recipient: email,
    about: `review request ${orderId}`,
    ...reviewEmail({ site, number, titles: lines.map(({ title }) => title), link }),
  });
}

/** The site locale of the order, if its site still requests reviews and is still open. */
async function requestingSite(
  trx: Transaction<Tables>,
  { siteId, orderId }: { readonly siteId: string; readonly orderId: string },
) {
  const { sendsRequests } = await findReviewSettings(trx, siteId);
  const { name, locale, hosts, profile, status, ordered } = await trx
    .selectFrom('site')
    .innerJoin('customer_order', 'customer_order.site_id', 'site.id')
    .select(['name', 'site.locale', 'hosts', 'profile', 'website_status as status', 'customer_order.locale as ordered'])
    .where('customer_order.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const own = profile as SiteProfile;
  const { languages = [] } = own;
  const siteLocale = languages.find((language) => language.locale === ordered) ?? { locale, root: '' };
  const pages = trx
    .selectFrom('page')
    .select('id')
    .where('site_id', '=', siteId)
    .where('path', '=', siteLocale.root + STORE_PATH.order.replace(':token', '{token}'));
  const isVisited = status !== 'expired' && (await pages.executeTakeFirst()) !== undefined;
  return sendsRequests && isVisited ? { name, hosts, timeZone: timeZoneOf(own), ...siteLocale } : undefined;
}
