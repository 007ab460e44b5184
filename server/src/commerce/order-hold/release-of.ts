import type { Site } from '../../site/directory/site';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import type { ChangeInput } from '../order/change-order';

/** Which unpaid order is to give its items back. */
export interface OrderToRelease {
  readonly site: Site;
  readonly orderId: string;
  /** Scheme, host and port that links in emails begin with. */
  readonly origin: string;
  /** Who releases it before its time; absent where its time is over. */
  readonly account?: Pick<SignedInAccount, 'id' | 'displayName'>;
}

/** The change that cancels an order because it is not paid: its items return to stock exactly once, however many callers ask. */
export function releaseOf(order: OrderToRelease): ChangeInput {
  return {
    ...order,
    change: { kind: 'cancelled', isUnpaid: true },
    detail: { isRestocked: true, isUnpaid: true },
    key: `released ${order.orderId}`,
  };
}
