import type { CartEntry } from 'shared-types/commerce/cart';
import { PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';

export interface LineStatus {
  readonly productType: number;
  readonly workflowStatus: number;
  /** True if the owner has removed this variant. */
  readonly isRemoved: boolean;
  readonly quantity: number;
  /** Pieces available now; undefined if stock is unlimited. */
  readonly available: number | undefined;
  /** True if the product's form has unanswered required fields. */
  readonly isFormMissing: boolean;
}

/** Why a line cannot be bought; undefined if it can. */
export function lineProblem({
  productType,
  workflowStatus,
  isRemoved,
  quantity,
  available,
  isFormMissing,
}: LineStatus): CartEntry['problem'] {
  // Older carts may contain a gift card, which has a checkout of its own.
  if (isRemoved || workflowStatus !== WORKFLOW_STATUS.published || productType === PRODUCT_TYPE.giftCard) return 'gone';
  if (available !== undefined && quantity > available) return available === 0 ? 'sold-out' : 'too-many';
  return isFormMissing ? 'form' : undefined;
}
