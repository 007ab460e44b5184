import type { Transaction } from 'kysely';
import type { OrderEventKind } from 'shared-types/commerce/orders/order';
import type { Tables } from '../../platform/schema/tables';
import type { OrderState } from '../order/changed-order';
import { endGiftCard, returnToGiftCard } from './gift-card.store';
import { issueGiftCard, reissueGiftCard, type GiftCardToIssue } from './issue-gift-card';

export interface OrderChangeEvent extends GiftCardToIssue {
  readonly kind: OrderEventKind;
  readonly state: OrderState;
}

/**
 * Updates gift cards in the transaction of an order's change: a bought card is issued once its order is paid, and ends when
 * it is cancelled; cards that paid for a cancelled order get their money back. Returns the returned cents.
 */
export async function followGiftCards(trx: Transaction<Tables>, plainEvent: OrderChangeEvent): Promise<number> {
  const { kind, state, orderId } = plainEvent;
  const isGiftCard = state.kind === 'gift-card';
  // An order cancelled before its payment is refunded, and issues no card.
  if (kind === 'paid' && isGiftCard && state.status !== 'cancelled') await issueGiftCard(trx, plainEvent);
  if (kind === 'reissued') await reissueGiftCard(trx, plainEvent);
  const isTakenBack = kind === 'cancelled' || (kind === 'refunded' && state.payment === 'refunded');
  if (!isTakenBack) return 0;
  if (!isGiftCard) return returnToGiftCard(trx, orderId);
  await endGiftCard(trx, orderId);
  return 0;
}
