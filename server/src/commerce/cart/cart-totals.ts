import type { CartEntry, ShoppingCart } from 'shared-types/commerce/cart';
import { PRODUCT_TYPE } from 'shared-types/commerce/product';

type Line = Pick<CartEntry, 'quantity' | 'lineTotalCents' | 'productType'>;

/** Amounts of a cart or an order, in whole cents. */
export interface Totals {
  readonly subtotalCents: number;
  readonly shippingCostCents: number;
  readonly taxCents: number;
  readonly discountCents: number;
  readonly grandTotalCents: number;
}

/** What one line costs, in cents. */
export function lineTotalCents(unitPriceCents: number, quantity: number): number {
  return unitPriceCents * quantity;
}

/** The amounts of these lines sent at this cost. No tax rules and no coupons exist, so tax and discount are 0. */
export function totalsOf(lines: readonly Line[], shippingCostCents: number): Totals {
  const subtotalCents = lines.reduce((sum, line) => sum + line.lineTotalCents, 0);
  const [taxCents, discountCents] = [0, 0];
  return {
    subtotalCents,
    shippingCostCents,
    taxCents,
    discountCents,
    grandTotalCents: subtotalCents + shippingCostCents + taxCents - discountCents,
  };
}

/** Pieces in these lines. */
export function totalQuantity(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** What kind of goods these lines are. */
export function natureOf(
  lines: readonly Line[],
): Pick<ShoppingCart, 'hasDigital' | 'purelyDigital' | 'requiresShipping'> {
  const digital = lines.filter((line) => line.productType === PRODUCT_TYPE.digital);
  return {
    hasDigital: digital.length > 0,
    purelyDigital: lines.length > 0 && digital.length === lines.length,
    requiresShipping: lines.some((line) => line.productType === PRODUCT_TYPE.physical),
  };
}
