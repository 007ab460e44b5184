import type { CartState } from 'shared-types/commerce/cart';
import type { Visitor } from '../../../site/request/visitor';
import { absentRevision } from './absent-revision';
import { subtotalOf } from '../../pricing/price-order';
import { totalQuantity } from './cart-totals';
import type { StoredCart } from './stored-cart';

/** A cart in short; an absent cart is an empty one. */
export function cartState(stored: StoredCart | undefined, { answered }: Pick<Visitor, 'answered'>): CartState {
  const lines = stored?.lines ?? [];
  return {
    revision: stored?.revision ?? absentRevision(Date.now(), answered),
    items: totalQuantity(lines),
    subtotalCents: subtotalOf(lines),
  };
}
