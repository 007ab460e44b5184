import type { Order, OrderProgress } from 'shared-types/commerce/orders/order';

/** Status of an order for its buyer; `placed` if unknown. */
export type OrderStage = 'placed' | 'received' | 'confirmed' | 'fulfilled' | 'refunded' | 'cancelled';

/** The status: received until it is paid, then confirmed. */
export function stageOf(progress: OrderProgress | undefined): OrderStage {
  if (!progress) return 'placed';
  const { status, payment } = progress;
  if (status === 'cancelled') return 'cancelled';
  if (payment === 'refunded') return 'refunded';
  if (status === 'fulfilled') return 'fulfilled';
  return payment === 'paid' ? 'confirmed' : 'received';
}

/** True if something is left to pay, as far as known. */
export function owes({ progress }: Pick<Order, 'progress'>): boolean {
  if (!progress) return true;
  return progress.status !== 'cancelled' && (progress.payment === 'pending' || progress.payment === 'failed');
}
