import type { Kysely } from 'kysely';
import type { OrderDownload } from 'shared-types/commerce/orders/download';
import { timeText } from '../../platform/time-text';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../../site/directory/site';
import { downloadPath } from './download-link';
import { orderFiles } from './order-files';

/** The files of an order in the language of the site locale. Files that are ready have a link. */
export async function orderDownloads(
  db: Kysely<Tables>,
  site: Pick<Site, 'id' | 'locale' | 'timeZone' | 'signLink'>,
  orderId: string,
): Promise<readonly OrderDownload[]> {
  const files = await orderFiles(db, { siteId: site.id, orderId });
  return files.map(({ title, name, bytes, productId, used, most, endsAt, state }) => {
    const path = state === 'ready' ? downloadPath(site, { orderId, productId }) : undefined;
    return {
      title,
      fileName: name,
      bytes,
      state,
      ...(path === undefined ? {} : { path }),
      left: Math.max(most - used, 0),
      given: most,
      ...(state === 'unpaid' || state === 'closed' ? {} : { untilText: timeText(endsAt, site) }),
    };
  });
}
