import type { CartFact } from 'shared-types/commerce/cart';
import { absentRevision } from './absent-revision';
import { totalQuantity, totalsOf } from './cart-totals';
import type { StoredCart } from './stored-cart';

/** A cart in short; an absent cart is an empty one. */
export function cartFact(stored: StoredCart | undefined): CartFact {
  const lines = stored?.lines ?? [];
  return { revision: revisionOf(stored), items: totalQuantity(lines), subtotalCents: totalsOf(lines, 0).subtotalCents };
}

/** The revision of a cart, present or absent. */
export function revisionOf(stored: StoredCart | undefined): number {
  return stored?.revision ?? absentRevision(Date.now());
}
