import { PRODUCT_TYPE, type ProductTypeNumber, type WorkflowStatusNumber } from 'shared-types/commerce/product';
import {
  LISTED_STATUSES,
  PRODUCTS_PER_PAGE,
  PRODUCTS_QUERY,
  PRODUCTS_SEARCH_LONGEST,
  type ListedProduct,
  type ProductsFilter,
} from 'shared-types/admin/store/products';
import type { Selectable } from 'kysely';
import { unitPriceCents } from '../../site/catalogue/unit-price';
import type { VariantTable } from '../../platform/schema/tables/commerce.tables';
import { storableText } from '../../platform/schema/storable-text';
import type { Site } from '../../site/directory/site';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { listAddress } from './list-address';
import { findProducts, type FoundProduct } from './products.store';

const PAGE_NUMBER = /^[1-9]\d{0,5}$/;
const TYPES: readonly ProductTypeNumber[] = Object.values(PRODUCT_TYPE);

export const productsLoader = {
  name: 'admin/products/list',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'products.edit')) return null;
    const requested = query.get(PRODUCTS_QUERY.page) ?? '';
    const page = PAGE_NUMBER.test(requested) ? Number(requested) : 1;
    const filter = filterOf(query);
    const skip = (page - 1) * PRODUCTS_PER_PAGE;
    const { found, count } = await findProducts(db, { siteId: site.id, filter, skip, most: PRODUCTS_PER_PAGE });
    const products = found.map((one) => listed(site, one));
    const [stocked] = (query.get(PRODUCTS_QUERY.stocked) ?? '').split('.');
    const isThere = products.some(({ variants }) => variants.some(({ id }) => id === stocked));
    return {
      page,
      products,
      count,
      filter,
      address: listAddress(`?${query}`),
      ...(stocked !== undefined && isThere ? { stocked } : {}),
    };
  },
} satisfies Loader<'admin/products/list'>;

function filterOf(query: URLSearchParams): ProductsFilter {
  const search = storableText(query.get(PRODUCTS_QUERY.search) ?? '')
    .trim()
    .slice(0, PRODUCTS_SEARCH_LONGEST);
  const status = LISTED_STATUSES.find((one) => one === query.get(PRODUCTS_QUERY.status));
  const type = TYPES.find((one) => String(one) === query.get(PRODUCTS_QUERY.type));
  return { search, ...(status ? { status } : {}), ...(type ? { type } : {}) };
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
      name: nameOf(variant),
      qtyInStock: variant.qty_in_stock,
      unlimited: variant.unlimited,
    })),
  };
}

function nameOf({ option_values: values, sku }: Selectable<VariantTable>): string {
  return values.length > 0 ? values.join(' / ') : sku;
}
