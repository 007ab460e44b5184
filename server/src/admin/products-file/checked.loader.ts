import type { Database } from '../../platform/schema/database';
import { timeText } from '../../platform/time-text';
import type { Site } from '../../site/directory/site';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { failedItems, findImport, progressOf, type ImportOwner } from './import/products-import.store';

/** The file that the account has checked last, and how far its import is. */
export const productsImportLoader = {
  name: 'admin/products-file/checked',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account } }) => {
    if (!account || !mayDo(account, 'products.edit')) return null;
    const checked = await checkedImport(db, site, { siteId: site.id, accountId: account.id });
    return { currency: site.currency, ...(checked && { checked }) };
  },
} satisfies Loader<'admin/products-file/checked'>;

async function checkedImport(db: Database, site: Site, owner: ImportOwner) {
  const found = await findImport(db, owner);
  if (!found) return undefined;
  const { createdAt, ...checked } = found;
  const [progress, failed] = await Promise.all([progressOf(db, found.id), failedItems(db, found.id)]);
  return { ...checked, checkedText: timeText(createdAt, site), progress, failed };
}
