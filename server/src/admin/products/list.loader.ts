import type { ProductTypeNumber, WorkflowStatusNumber } from 'shared-types/commerce/product';
import {
  PRODUCT_SORTS,
  PRODUCTS_ACTS,
  PRODUCTS_PER_PAGE,
  PRODUCTS_QUERY,
  type ListedProduct,
  type ProductsView,
} from 'shared-types/admin/store/products';
import type { Selectable } from 'kysely';
import { unitPriceCents } from '../../site/catalogue/unit-price';
import type { VariantTable } from '../../platform/schema/tables/commerce.tables';
import type { Site } from '../../site/directory/site';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { tableViewsOf } from '../table-views/table-views-of';
import { listAddress } from './list-address';
import { productsFilter } from './products-filter';
import { countProductViews, findProducts, type FoundProduct } from './products.store';

const PAGE_NUMBER = /^[1-9]\d{0,5}$/;
const COUNT = /^\d{1,4}$/;

export const productsLoader = {
  name: 'admin/products/list',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'products.edit')) return null;
    const requested = query.get(PRODUCTS_QUERY.page) ?? '';
    const page = PAGE_NUMBER.test(requested) ? Number(requested) : 1;
    const filter = productsFilter(query);
    const skip = (page - 1) * PRODUCTS_PER_PAGE;
    const sort = PRODUCT_SORTS.find((one) => one === query.get(PRODUCTS_QUERY.sort)) ?? PRODUCT_SORTS[0];
    const shown = { siteId: site.id, low: site.profile.settings.storeSettings.scarcityThreshold };
    const owner = { siteId: site.id, accountId: account.id, table: 'products' as const };
    const [{ found, count }, views, table] = await Promise.all([
      findProducts(db, { ...shown, filter, sort, skip, most: PRODUCTS_PER_PAGE }),
      countProductViews(db, shown),
      tableViewsOf(db, owner, query),
    ]);
    const products = found.map((one) => listed(site, one));
    const [stocked] = (query.get(PRODUCTS_QUERY.stocked) ?? '').split('.');
    const isThere = products.some(({ variants }) => variants.some(({ id }) => id === stocked));
    return {
      page,
      products,
      count,
      filter,
      sort,
      views,
      table,
      ...doneIn(query),
      address: listAddress(`?${query}`),
      ...(stocked !== undefined && isThere ? { stocked } : {}),
    };
  },
} satisfies Loader<'admin/products/list'>;

/** What the address says was done with chosen products. */
function doneIn(query: URLSearchParams): Pick<ProductsView, 'done'> {
  const act = PRODUCTS_ACTS.find((one) => one === query.get(PRODUCTS_QUERY.done));
  if (act === undefined) return {};
  const numberOf = (name: 'count' | 'gone') => {
    const text = query.get(PRODUCTS_QUERY[name]) ?? '';
    return COUNT.test(text) ? Number(text) : 0;
  };
  return { done: { act, count: numberOf('count'), gone: numberOf('gone') } };
}

function listed(site: Site, { product, variants }: FoundProduct): ListedProduct {
  const prices = variants.map((variant) =>
    unitPriceCents({
      priceCents: variant.price_cents,
      salePriceCents: variant.sale_price_cents,
      onSale: variant.on_sale,
    }),
  );
  const picture = site.picture(product.picture_ids[0] ?? null);
  return {
    id: product.id,
    title: product.title,
    ...(picture ? { picture } : {}),
    productType: product.product_type as ProductTypeNumber,
    workflowStatus: product.workflow_status as WorkflowStatusNumber,
    fromCents: prices.length > 0 ? Math.min(...prices) : 0,
    toCents: Math.max(0, ...prices),
    variants: variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      name: nameOf(variant),
      qtyInStock: variant.qty_in_stock,
      unlimited: variant.unlimited,
    })),
  };
}

function nameOf({ option_values: values, sku }: Selectable<VariantTable>): string {
  return values.length > 0 ? values.join(' / ') : sku;
}
