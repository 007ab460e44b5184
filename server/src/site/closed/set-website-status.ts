import type { WebsiteStatus } from 'shared-types/site/website';
import type { Database } from '../../platform/schema/database';
import { bumpRevision } from '../directory/revision';

/**
 * Sets the billing status of the site and notifies every instance. Returns the previous status; undefined if there is no
 * such site.
 */
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
