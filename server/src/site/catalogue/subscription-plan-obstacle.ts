import { PRODUCT_TYPE } from 'shared-types/commerce/product';

/** What decides whether a product can be sold by subscription. */
export interface ProductWithPlan {
  readonly productType: number;
  /** True where it asks something of anyone who buys it. */
  readonly hasQuestions: boolean;
}

/** Why it cannot. */
export type SubscriptionPlanObstacle = 'gift-card' | 'questions';

/** What keeps a product from being sold by subscription: its checkout knows no recipients, and asks no questions. */
export function subscriptionPlanObstacle({
  productType,
  hasQuestions,
}: ProductWithPlan): SubscriptionPlanObstacle | undefined {
  if (productType === PRODUCT_TYPE.giftCard) return 'gift-card';
  return hasQuestions ? 'questions' : undefined;
}
