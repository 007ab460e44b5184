import { randomUUID } from 'node:crypto';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { CHECKOUT_CALLS } from 'shared-types/commerce/checkout';
import type { Config } from '../../platform/environment/config';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { orderFields } from '../../../../tools/testing/store/order-fields';
import {
  seedProduct,
  seedShipping,
  type ProductSeed,
  type SeededProduct,
} from '../../../../tools/testing/store/seed-product';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';

export const LINES = CART_CALLS.addLine.path;
export const ORDERS = CHECKOUT_CALLS.placeOrder.path;

type Fields = Record<string, unknown>;

/** A store that ships, and its buyers. */
export interface Orders {
  readonly store: TestStore;
  /** A visitor with this quantity of a new product in the cart. */
  shopperWith(quantity: number, seed?: ProductSeed): Promise<{ shopper: Shopper; product: SeededProduct }>;
  /** The fields of an order of two items, with a new key. */
  fields(over?: Fields): Fields;
  /** Orders by script. */
  order(shopper: Shopper, over?: Fields): Promise<Reply>;
  /** Every order by number. */
  orders(): ReturnType<typeof selectOrders>;
  stockOf(variantId: string | null): Promise<number>;
  /** Increases with every visible change of the site. */
  revision(): Promise<number>;
}

/** `configure` is called before the server starts. */
export function prepareOrders(configure: () => Promise<Partial<Config>> = async () => ({})): Orders {
  let store: TestStore;
  let parcel: string;
  beforeAll(async () => {
    store = await openStore({}, await configure());
    parcel = await seedShipping(store.db, store.seeded);
  });
  afterAll(() => store.close());
  // All buyers of a file share one address, and most an email address.
  beforeEach(() => store.db.deleteFrom('rate_window').execute());

  const fields = (over: Fields = {}) =>
    orderFields({ shippingOptionId: parcel, key: randomUUID(), seenTotalCents: 2990, ...over });
  return {
    get store() {
      return store;
    },
    shopperWith: async (quantity, seed) => {
      const shopper = store.shopper();
      const product = await seedProduct(store.db, store.seeded, seed);
      await shopper.call('POST', LINES, { variantId: product.variantId, quantity });
      return { shopper, product };
    },
    fields,
    order: (shopper, over) => shopper.call('POST', ORDERS, fields(over)),
    orders: () => selectOrders(store),
    stockOf: async (variantId) => {
      const stock = store.db.selectFrom('variant').select('qty_in_stock').where('id', '=', variantId);
      return (await stock.executeTakeFirstOrThrow()).qty_in_stock;
    },
    revision: async () => {
      const site = store.db.selectFrom('site').select(['revision', 'stock_revision']).where('id', '=', store.seeded.id);
      const { revision, stock_revision: stock } = await site.executeTakeFirstOrThrow();
      return revision + stock;
    },
  };
}

function selectOrders({ db }: TestStore) {
  return db.selectFrom('customer_order').selectAll().orderBy('number').execute();
}
