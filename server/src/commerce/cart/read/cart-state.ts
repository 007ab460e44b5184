import type { CartState } from 'shared-types/commerce/cart';
import type { Visitor } from '../../../site/request/visitor';
import { absentRevision } from './absent-revision';
import { subtotalOf } from '../../pricing/price-order';
import { totalQuantity } from './cart-totals';
import type { StoredCart } from './stored-cart';

/** The cart's state event; a missing cart is empty. */
export function cartState(stored: StoredCart | undefined, { answered }: Pick<Visitor, 'answered'>): CartState {
  const lines = stored?.lines ?? [];
  return {
    revision: stored?.revision ?? absentRevision(Date.now(), answered),
    items: totalQuantity(lines),
    subtotalCents: subtotalOf(lines),
  };
}
