import type { Transaction } from 'kysely';
import type { OrderEventKind } from 'shared-types/commerce/order';
import type { Tables } from '../../platform/schema/tables';
import type { OrderState } from '../order/changed-order';
import { endGiftCard, returnToGiftCard } from './gift-card.store';
import { issueGiftCard, type GiftCardToIssue } from './issue-gift-card';

/** What has happened to an order, and what it is now. */
export interface OrderChangeEvent extends GiftCardToIssue {
  readonly kind: OrderEventKind;
  readonly state: OrderState;
}

/**
 * Lets gift cards follow an order in the transaction of its change: one that is bought is issued once it is paid, and ends with
 * its order; what one has paid goes back when the order is taken back whole. Answers how many cents have gone back.
 */
export async function followGiftCards(trx: Transaction<Tables>, plainEvent: OrderChangeEvent): Promise<number> {
  const { kind, state, orderId } = plainEvent;
  const isGiftCard = state.kind === 'gift-card';
  // What was cancelled before it was paid is refunded, and issues nothing.
  if (kind === 'paid' && isGiftCard && state.status !== 'cancelled') await issueGiftCard(trx, plainEvent);
  const isTakenBack = kind === 'cancelled' || (kind === 'refunded' && state.payment === 'refunded');
  if (!isTakenBack) return 0;
  if (!isGiftCard) return returnToGiftCard(trx, orderId);
  await endGiftCard(trx, orderId);
  return 0;
}
