import type { WebsiteStatus } from 'shared-types/site/website';
import type { Database } from '../../platform/schema/database';
import { bumpRevision } from '../directory/revision';

/** Says the billing status of the site with this identifier, and tells every instance. Gives what it was before; `undefined` where there is no such site. */
export function setWebsiteStatus(
  db: Database,
  identifier: string,
  status: WebsiteStatus,
): Promise<WebsiteStatus | undefined> {
  return db.transaction().execute(async (transaction) => {
    const site = await transaction
      .selectFrom('site')
      .select(['id', 'website_status'])
      .where('identifier', '=', identifier)
      .forUpdate()
      .executeTakeFirst();
    if (!site) return undefined;
    await transaction.updateTable('site').set({ website_status: status }).where('id', '=', site.id).execute();
    await bumpRevision(transaction, site.id);
    return site.website_status;
  });
}
