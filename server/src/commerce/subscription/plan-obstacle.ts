import { PRODUCT_TYPE } from 'shared-types/commerce/product';

/** What decides whether a product can be sold by subscription. */
export interface PlannedProduct {
  readonly productType: number;
  /** True where it asks something of whoever buys it. */
  readonly asksQuestions: boolean;
}

/** Why it cannot. */
export type PlanObstacle = 'gift-card' | 'questions';

/** What keeps a product from being sold by subscription: its checkout knows no recipients, and asks no questions. */
export function planObstacle({ productType, asksQuestions }: PlannedProduct): PlanObstacle | undefined {
  if (productType === PRODUCT_TYPE.giftCard) return 'gift-card';
  return asksQuestions ? 'questions' : undefined;
}
