import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/schema/tables';

export interface ProductFile {
  readonly productId: string;
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly objectKey: string;
}

/** The file of a product; undefined if it has none. */
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
