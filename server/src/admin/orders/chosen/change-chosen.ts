import { changeOrder, type ChangeInput, type ChangeOutcome } from '../../../commerce/order/change-order';
import { releaseOf } from '../../../commerce/order-hold/release-of';
import type { Database } from '../../../platform/schema/database';
import type { Site } from '../../../site/directory/site';
import type { SignedInAccount } from '../../../site/session/signed-in-account';
import type { OrdersAct } from 'shared-types/admin/store/orders';
import { idsOfOrders, type ChosenOrder } from './chosen-orders';
import type { RefusedOrder } from './refused-orders';

export interface ChosenChange {
  readonly site: Site;
  /** Public origin for links in emails. */
  readonly origin: string;
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  readonly act: OrdersAct;
  readonly chosen: readonly ChosenOrder[];
  /** The idempotency key of the form: each order is changed once under it. */
  readonly key: string;
  /** True before confirmation: only checks which changes are possible. */
  readonly isUnconfirmed?: boolean;
}

export interface ChosenOutcome {
  /** Orders that were changed, or could be. */
  readonly done: number;
  readonly refused: readonly RefusedOrder[];
}

/**
 * Changes each chosen order as its own page does, in a transaction of its own: what is not possible for one is done for the
 * others.
 */
export async function changeChosen(db: Database, change: ChosenChange): Promise<ChosenOutcome> {
  const { site, chosen } = change;
  const ids = await idsOfOrders(
    db,
    site.id,
    chosen.map(({ number }) => number),
  );
  const refused: RefusedOrder[] = [];
  for (const order of chosen) {
    const orderId = ids.get(order.number);
    const code = orderId === undefined ? 'admin/order-gone' : await obstacleOf(db, inputOf(change, order, orderId));
    if (code !== undefined) refused.push({ number: order.number, code });
  }
  return { done: chosen.length - refused.length, refused };
}

async function obstacleOf(db: Database, input: ChangeInput): Promise<RefusedOrder['code'] | undefined> {
  const outcome: ChangeOutcome = await changeOrder(db, input);
  return outcome.ok || outcome.code === 'unconfirmed' ? undefined : outcome.code;
}

function inputOf(
  { site, origin, account, act, key, isUnconfirmed = false }: ChosenChange,
  { seen }: ChosenOrder,
  orderId: string,
): ChangeInput {
  // Whether an order can be released is decided by its payment alone.
  if (act === 'release') return { ...releaseOf({ site, orderId, origin, account }), isUnconfirmed };
  const change = { kind: 'fulfilled' } as const;
  return {
    site,
    origin,
    account,
    orderId,
    key,
    change,
    detail: {},
    isUnconfirmed,
    ...(seen !== undefined && { seen }),
  };
}
