import type { Database } from '../../platform/schema/database';
import { queueEmail } from '../../platform/mail/outbox.store';
import type { SiteProfile } from '../../site/directory/site-profile';
import { loadOrder } from '../order/load-order';
import { orderEmail } from '../order/email/order-email';
import { createOrderLink } from '../order/order-link.store';
import { takeLookupRequest, type LookupRequest } from './lookup-request.store';

/** What is more waits for the next time. */
const MOST = 100;

/** Writes an email to everybody who has asked for one and has such an order; nothing comes of other requests. */
export async function writeLookupEmails(db: Database): Promise<void> {
  for (let count = 0; count < MOST; count += 1) if (!(await answerNext(db))) return;
}

/** Request, link and email change together, so that none of them is ever without the others; false where none is left. */
function answerNext(db: Database): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const request = await takeLookupRequest(trx);
    if (!request) return false;
    await answer(trx, request);
    return true;
  });
}

async function answer(trx: Database, { siteId, email, number, locale, origin }: LookupRequest): Promise<void> {
  const loaded = await loadOrder(trx, { siteId, locale }, { number });
  if (loaded?.order.email.trim().toLowerCase() !== email) return;
  const site = await siteOf(trx, siteId, locale);
  const link = await createOrderLink(trx, { site, origin, orderId: loaded.order.id, kind: loaded.order.kind });
  await queueEmail(trx, {
    siteId,
    // Where the order's own emails went.
    recipient: loaded.order.email,
    ...orderEmail({ kind: 'link', site, order: loaded.order, link }),
  });
}

/** What an email needs of the site, in the language it was asked for in. */
async function siteOf(trx: Database, siteId: string, locale: string) {
  const { name, profile } = await trx
    .selectFrom('site')
    .select(['name', 'profile'])
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  const { languages = [] } = profile as SiteProfile;
  return { id: siteId, name, locale, root: languages.find((language) => language.locale === locale)?.root ?? '' };
}
