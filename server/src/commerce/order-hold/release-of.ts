import type { Site } from '../../site/directory/site';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import type { ChangeInput } from '../order/change-order';

export interface OrderToRelease {
  readonly site: Site;
  readonly orderId: string;
  /** Public origin for links in emails. */
  readonly origin: string;
  /** Account that releases it early; absent when its time has ended. */
  readonly account?: Pick<SignedInAccount, 'id' | 'displayName'>;
}

/** The change that cancels an unpaid order. Its items return to stock exactly once, however many callers ask. */
export function releaseOf(order: OrderToRelease): ChangeInput {
  return {
    ...order,
    change: { kind: 'cancelled', isUnpaid: true },
    detail: { isRestocked: true, isUnpaid: true },
    key: `released ${order.orderId}`,
  };
}
