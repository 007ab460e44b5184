import { sql } from 'kysely';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { Finder } from '../search/finder';
import { foundRows, hasTyped } from '../search/found-rows';

interface ProductRow {
  readonly id: string;
  readonly title: string;
  readonly skus: string;
}

const PRODUCT_VECTOR = sql`entry_vector(site_id, title || ' ' || slug)`;
const VARIANT_VECTOR = sql`entry_vector(site_id, sku)`;

/** Products by title, URL and article numbers; by title. */
export const productsFinder: Finder = {
  kind: 'products',
  needs: 'products.edit',
  find: (input) =>
    foundRows<ProductRow>(input, {
      matching: sql`select id, lower(title) as place from product
        where removed_at is null and ${hasTyped(PRODUCT_VECTOR, input)}
        union select product.id, lower(title) from variant join product on product.id = product_id
        where variant.removed_at is null and product.removed_at is null
          and variant.id in (select id from variant where removed_at is null and ${hasTyped(VARIANT_VECTOR, input)})`,
      order: sql`asc`,
      shown: sql`product.id, title, (select string_agg(sku, ', ' order by position) from
        (select sku, position from variant where product_id = product.id and removed_at is null and sku <> ''
          order by position limit 3) as few) as skus
        from found join product on product.id = found.id`,
      entryOf: ({ id, title, skus }) => ({
        path: ADMIN_PATH.productEditor.replace('{slug}', id),
        title,
        ...(skus && { note: skus }),
      }),
    }),
};
