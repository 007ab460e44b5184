import {
  LISTED_STATUSES,
  PRODUCTS_QUERY,
  PRODUCTS_SEARCH_LONGEST,
  type ProductsFilter,
} from 'shared-types/admin/store/products';
import { PRODUCT_TYPE, type ProductTypeNumber } from 'shared-types/commerce/product';
import { storableText } from '../../platform/schema/storable-text';

const TYPES: readonly ProductTypeNumber[] = Object.values(PRODUCT_TYPE);

/** The filter in the query of the list; what is invalid is left out. */
export function productsFilter(query: URLSearchParams): ProductsFilter {
  const search = storableText(query.get(PRODUCTS_QUERY.search) ?? '')
    .trim()
    .slice(0, PRODUCTS_SEARCH_LONGEST);
  const status = LISTED_STATUSES.find((one) => one === query.get(PRODUCTS_QUERY.status));
  const type = TYPES.find((one) => String(one) === query.get(PRODUCTS_QUERY.type));
  const isLow = query.get(PRODUCTS_QUERY.stock) === 'low';
  return { search, ...(status ? { status } : {}), ...(type ? { type } : {}), ...(isLow && { isLow }) };
}
