import { sql, type Expression, type OrderByModifiersCallbackExpression } from 'kysely';
import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import type { ProductSort } from 'shared-types/admin/store/products';

/** Lowest current price of a product, as `unitPriceCents` has it. */
const PRICE = sql<number>`(select min(case when on_sale then sale_price_cents else price_cents end) from variant
  where product_id = product.id and removed_at is null)`;
/** Pieces of all its counted variants; null if its stock is not counted. */
const STOCK = sql<number>`case when product_type in (${PRODUCT_TYPE.physical}, ${PRODUCT_TYPE.service}) then
  (select sum(qty_in_stock) from variant where product_id = product.id and removed_at is null and not unlimited) end`;

const BY: Readonly<Record<Exclude<ProductSort, '' | `-${string}`>, Expression<unknown>>> = {
  title: sql`lower(product.title)`,
  created: sql`product.created_at`,
  price: PRICE,
  stock: STOCK,
};

/** What a list of products is sorted by; what has no such value comes last. */
export function productOrder(
  sort: Exclude<ProductSort, ''>,
): [by: Expression<unknown>, modifiers: OrderByModifiersCallbackExpression] {
  const isDescending = sort.startsWith('-');
  const by = BY[(isDescending ? sort.slice(1) : sort) as keyof typeof BY];
  return [by, (order) => (isDescending ? order.desc() : order.asc()).nullsLast()];
}
