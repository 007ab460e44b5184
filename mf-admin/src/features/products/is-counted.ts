import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import type { ListedProduct } from 'shared-types/admin/store/products';

const COUNTED: readonly number[] = [PRODUCT_TYPE.physical, PRODUCT_TYPE.service];

/** True if the stock of the product is counted. */
export function isCounted({ productType, variants }: ListedProduct): boolean {
  return COUNTED.includes(productType) && variants.some(({ unlimited }) => !unlimited);
}
