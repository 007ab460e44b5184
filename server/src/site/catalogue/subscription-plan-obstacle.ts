import { PRODUCT_TYPE } from 'shared-types/commerce/product';

export interface ProductWithPlan {
  readonly productType: number;
  /** True if its product form has fields. */
  readonly hasQuestions: boolean;
}

export type SubscriptionPlanObstacle = 'gift-card' | 'questions';

/** Why a product cannot be sold by subscription: the checkout supports neither gift card recipients nor product forms. */
export function subscriptionPlanObstacle({
  productType,
  hasQuestions,
}: ProductWithPlan): SubscriptionPlanObstacle | undefined {
  if (productType === PRODUCT_TYPE.giftCard) return 'gift-card';
  return hasQuestions ? 'questions' : undefined;
}
