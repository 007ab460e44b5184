import type { Order, OrderProgress } from 'shared-types/commerce/order';

/** Where an order stands for its buyer; `placed` where nobody has said. */
export type OrderStage = 'placed' | 'received' | 'confirmed' | 'fulfilled' | 'refunded' | 'cancelled';

/** One word for how far an order has come: received until it is paid, confirmed from then on. */
export function stageOf(progress: OrderProgress | undefined): OrderStage {
  if (!progress) return 'placed';
  const { status, payment } = progress;
  if (status === 'cancelled') return 'cancelled';
  if (payment === 'refunded') return 'refunded';
  if (status === 'fulfilled') return 'fulfilled';
  return payment === 'paid' ? 'confirmed' : 'received';
}

/** True where there is something left to pay, as far as anybody knows. */
export function owes({ progress }: Pick<Order, 'progress'>): boolean {
  if (!progress) return true;
  return progress.status !== 'cancelled' && (progress.payment === 'pending' || progress.payment === 'failed');
}
