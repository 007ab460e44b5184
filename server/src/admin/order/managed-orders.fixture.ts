import { randomUUID } from 'node:crypto';
import type { ManagedOrderView } from 'shared-types/admin/store/order';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { prepareOrders, type Orders } from '../../commerce/checkout/orders.fixture';
import { change, keepEmails, placeOne } from '../../commerce/order/changes.fixture';
import { stateSeen } from '../../commerce/order/change-order';
import { loadOrder } from '../../commerce/order/load-order';
import { orderEvents } from '../../commerce/order/order-event.store';

/** Accounts that may change orders, only see them, or neither. */
export const ACCOUNT = {
  ola: 'ola@store.test',
  jan: 'jan@store.test',
  looker: 'looker@store.test',
  editor: 'editor@store.test',
} as const;

type Fields = Readonly<Record<string, unknown>>;

/** The last part of an action's path. */
export type ActionName = 'payment' | 'fulfilment' | 'refund' | 'cancellation' | 'subscription' | 'note';

export interface ManagedOrder {
  readonly id: string;
  readonly number: number;
  /** Name of its current state. */
  seen(): Promise<string>;
  kinds(): Promise<string[]>;
  progress(): Promise<ManagedOrderView['order']['progress']>;
}

export interface ManagedOrders {
  readonly orders: Orders;
  /** A browser signed in to this account. */
  browserOf(account: keyof typeof ACCOUNT): Promise<Shopper>;
  /** A paid order of two of five items, 29.90. */
  paidOrder(): Promise<ManagedOrder>;
  order(): Promise<ManagedOrder>;
  /** An existing order. */
  known(id: string): Promise<ManagedOrder>;
  /** Sends a form by script under a new key, confirmed unless `fields` say otherwise. */
  act(browser: Shopper, order: ManagedOrder, action: ActionName, fields?: Fields): Promise<Reply>;
}

export const actionPath = (number: number | string, action: ActionName) => `/api/config/order/${number}/${action}`;

export function prepareManagedOrders(...configured: Parameters<typeof prepareOrders>): ManagedOrders {
  const orders = prepareOrders(...configured);
  const browsers = new Map<string, Shopper>();
  beforeAll(async () => {
    await keepEmails(orders);
    const { db, seeded } = orders.store;
    const roles = { ola: 'storeManager', jan: 'admin', looker: 'reporting', editor: 'editor' } as const;
    for (const name of Object.keys(ACCOUNT) as (keyof typeof ACCOUNT)[])
      await seedAccount(db, { email: ACCOUNT[name], roles: { [seeded.host]: [roles[name]] } });
  });
  const managed = async (id: string): Promise<ManagedOrder> => {
    const { db, seeded } = orders.store;
    const load = async () => {
      const loaded = await loadOrder(db, { siteId: seeded.id, locale: 'en', timeZone: 'UTC' }, { id });
      if (!loaded) throw new Error(`No order ${id}.`);
      return loaded.order;
    };
    return {
      id,
      number: (await load()).number,
      seen: async () => stateSeen(await orderEvents(db, id)),
      kinds: async () => (await orderEvents(db, id)).map(({ kind }) => kind),
      progress: async () => (await load()).progress,
    };
  };
  return {
    orders,
    async browserOf(account) {
      const known = browsers.get(account);
      if (known) return known.twin();
      const browser = orders.store.shopper();
      await signIn(browser, ACCOUNT[account]);
      browsers.set(account, browser);
      return browser.twin();
    },
    known: managed,
    order: async () => managed(await placeOne(orders)),
    async paidOrder() {
      const id = await placeOne(orders);
      await change(orders, id, { change: { kind: 'paid' } });
      return managed(id);
    },
    act: async (browser, order, action, fields = {}) =>
      browser.call('POST', actionPath(order.number, action), {
        seen: await order.seen(),
        key: randomUUID(),
        confirmed: 'yes',
        ...fields,
      }),
  };
}
