import type { Database } from '../../platform/schema/database';
import { queueEmail } from '../../platform/mail/outbox.store';
import { timeZoneOf, type SiteProfile } from '../../site/directory/site-profile';
import { loadOrder } from '../order/load-order';
import { orderEmail } from '../order/email/order-email';
import { createOrderLink } from '../order/order-link.store';
import { takeLookupRequest, type LookupRequest } from './lookup-request.store';

/** Maximum per run. */
const MOST = 100;

/** Sends an email for every request with an existing order; other requests are deleted. */
export async function writeLookupEmails(db: Database): Promise<void> {
  for (let count = 0; count < MOST; count += 1) if (!(await answerNext(db))) return;
}

/** Request, link and email change in one transaction. False if no request is left. */
function answerNext(db: Database): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const request = await takeLookupRequest(trx);
    if (!request) return false;
    await answer(trx, request);
    return true;
  });
}

async function answer(trx: Database, { siteId, email, number, locale, origin }: LookupRequest): Promise<void> {
  const site = await siteOf(trx, siteId, locale);
  const loaded = await loadOrder(trx, { siteId, locale, timeZone: site.timeZone }, { number });
  if (loaded?.order.email.trim().toLowerCase() !== email) return;
  const link = await createOrderLink(trx, { site, origin, orderId: loaded.order.id, kind: loaded.order.kind });
  await queueEmail(trx, {
    siteId,
    // The address to which the order's other emails were sent.
    recipient: loaded.order.email,
    ...orderEmail({ kind: 'link', site, order: loaded.order, link }),
  });
}

/** The site in the language of the request. */
async function siteOf(trx: Database, siteId: string, locale: string) {
  const { name, profile } = await trx
    .selectFrom('site')
    .select(['name', 'profile'])
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  const own = profile as SiteProfile;
  const root = own.languages?.find((language) => language.locale === locale)?.root ?? '';
  return { id: siteId, name, locale, timeZone: timeZoneOf(own), root };
}
