import { sql, type Selectable } from 'kysely';
import { WORKFLOW_STATUS } from 'shared-types/commerce/product';
import type { ListedStatus, ProductsFilter, ProductSort, ProductViewName } from 'shared-types/admin/store/products';
import type { Database } from '../../platform/schema/database';
import { productOrder, variantSums } from './product-order';
import type { ProductTable, VariantTable } from '../../platform/schema/tables/commerce.tables';

export interface ProductsChoice {
  readonly siteId: string;
  readonly filter: ProductsFilter;
  /** The most pieces of which are said to be few. */
  readonly low: number;
}

export interface ProductsRange extends ProductsChoice {
  readonly sort: ProductSort;
  readonly skip: number;
  readonly most: number;
}

export interface FoundProduct {
  readonly product: Selectable<ProductTable>;
  readonly variants: readonly Selectable<VariantTable>[];
}

/** The products of one page of the list, and the total number. */
export async function findProducts(
  db: Database,
  range: ProductsRange,
): Promise<{ readonly found: readonly FoundProduct[]; readonly count: number }> {
  const { sort } = range;
  const matching = matchingProducts(db, range);
  const [products, { count }] = await Promise.all([
    matching
      // Left out by the database where nothing is sorted by it.
      .leftJoin(variantSums(db, range.siteId), 'sums.product_id', 'product.id')
      .selectAll('product')
      .$if(sort !== '', (query) => (sort === '' ? query : query.orderBy(...productOrder(sort))))
      .orderBy('product.position')
      .orderBy('product.id')
      .offset(range.skip)
      .limit(range.most)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const ids = products.map(({ id }) => id);
  const variants = await db
    .selectFrom('variant')
    .selectAll()
    .where('product_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return {
    count: Number(count),
    found: products.map((product) => ({
      product,
      variants: variants.filter((variant) => variant.product_id === product.id),
    })),
  };
}

/** Ids of all matching products, in the order of the shop. */
export async function findProductIds(db: Database, choice: ProductsChoice): Promise<readonly string[]> {
  const rows = await matchingProducts(db, choice)
    .select('product.id')
    .orderBy('product.position')
    .orderBy('product.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Number of the site's products in each view of the list. */
export async function countProductViews(
  db: Database,
  { siteId, low }: Omit<ProductsChoice, 'filter'>,
): Promise<Readonly<Record<ProductViewName, number>>> {
  const { all, hidden, few } = await matchingProducts(db, { siteId, low, filter: { search: '' } })
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere(statusIs('hidden')).as('hidden'),
      eb.fn.countAll<number>().filterWhere(isLow(siteId, low)).as('few'),
    ])
    .executeTakeFirstOrThrow();
  return { all: Number(all), hidden: Number(hidden), low: Number(few) };
}

function matchingProducts(db: Database, { siteId, filter, low }: ProductsChoice) {
  const { search, status, type, isLow: isFewLeft = false } = filter;
  return db
    .selectFrom('product')
    .where('product.site_id', '=', siteId)
    .where('product.removed_at', 'is', null)
    .$if(type !== undefined, (query) => query.where('product.product_type', '=', type ?? 0))
    .$if(status !== undefined, (query) => query.where(statusIs(status)))
    .$if(isFewLeft, (query) => query.where(isLow(siteId, low)))
    .$if(search !== '', (query) =>
      query.where(({ or, exists, selectFrom }) =>
        or([
          holds('product.title', search),
          holds('product.slug', search),
          exists(
            selectFrom('variant')
              .select('variant.id')
              .whereRef('variant.product_id', '=', 'product.id')
              .where('variant.removed_at', 'is', null)
              .where(holds('variant.sku', search)),
          ),
        ]),
      ),
    );
}

/** True if a text contains the search text, in any case; it is no pattern. */
function holds(column: string, search: string) {
  return sql<boolean>`position(lower(${search}) in lower(${sql.ref(column)})) > 0`;
}

/** Available products with a counted variant of which there are at most this many pieces, as the dashboard counts them. */
function isLow(siteId: string, most: number) {
  return sql<boolean>`(product.workflow_status = ${WORKFLOW_STATUS.published} and product.id in (select product_id from variant
    where site_id = ${siteId} and removed_at is null and not unlimited and qty_in_stock <= ${most}))`;
}

function statusIs(status: ListedStatus | undefined) {
  const { published, draft } = WORKFLOW_STATUS;
  if (status === 'available') return sql<boolean>`product.workflow_status = ${published}`;
  if (status === 'hidden') return sql<boolean>`product.workflow_status = ${draft}`;
  return sql<boolean>`product.workflow_status not in (${published}, ${draft})`;
}
