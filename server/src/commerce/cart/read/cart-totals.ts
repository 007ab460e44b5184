import type { CartEntry, ShoppingCart } from 'shared-types/commerce/cart';
import { PRODUCT_TYPE } from 'shared-types/commerce/product';

type Line = Pick<CartEntry, 'quantity' | 'lineTotalCents' | 'productType'>;

export function lineTotalCents(unitPriceCents: number, quantity: number): number {
  return unitPriceCents * quantity;
}

export function totalQuantity(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

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
