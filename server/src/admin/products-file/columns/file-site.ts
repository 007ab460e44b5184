import { loadCategories } from '../../../site/catalogue/categories-of';
import type { Database } from '../../../platform/schema/database';
import type { Site } from '../../../site/directory/site';
import { formatOf } from '../../form-fields';
import { shopsOf } from '../../product-editor/shops-of';
import type { FileSite } from './file-column';
import { findPictureNames } from './picture-names';

/** What the cells of a site's files refer to. */
export async function fileSiteOf(db: Database, site: Site): Promise<FileSite> {
  const [tree, pictures] = await Promise.all([loadCategories(db, site.id), findPictureNames(db, site.id)]);
  return { format: formatOf(site), shops: shopsOf(site).map(({ id, path }) => ({ id, path })), tree, pictures };
}
