import type { CartEntry } from 'shared-types/commerce/cart';
import { PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';

/** What decides whether a line can be bought as it is. */
export interface LineStatus {
  readonly productType: number;
  readonly workflowStatus: number;
  /** True where the owner has removed this variant. */
  readonly isRemoved: boolean;
  readonly quantity: number;
  /** Pieces that can be had now; `undefined` where nobody counts them. */
  readonly available: number | undefined;
  /** True where the product asks something that has not been answered. */
  readonly isFormMissing: boolean;
}

/** Why a line cannot be bought as it is; `undefined` where it can. */
export function lineProblem({
  productType,
  workflowStatus,
  isRemoved,
  quantity,
  available,
  isFormMissing,
}: LineStatus): CartEntry['problem'] {
  // A cart of before may hold a gift card: these are bought by themselves.
  if (isRemoved || workflowStatus !== WORKFLOW_STATUS.published || productType === PRODUCT_TYPE.giftCard) return 'gone';
  if (available !== undefined && quantity > available) return available === 0 ? 'sold-out' : 'too-many';
  return isFormMissing ? 'form' : undefined;
}
