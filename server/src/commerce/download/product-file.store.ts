import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/schema/tables';

/** The file of a product. */
export interface ProductFile {
  readonly productId: string;
  readonly id: string;
  readonly name: string;
  /** Its size. */
  readonly bytes: number;
  readonly sha256: string;
  readonly objectKey: string;
}

/** The file of a product of a site; `undefined` where it has none. */
export function findProductFile(
  db: Kysely<Tables>,
  { siteId, productId }: { readonly siteId: string; readonly productId: string },
): Promise<ProductFile | undefined> {
  return db
    .selectFrom('product_file')
    .select(['product_id as productId', 'id', 'name', 'bytes', 'sha256', 'object_key as objectKey'])
    .where('site_id', '=', siteId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
}
