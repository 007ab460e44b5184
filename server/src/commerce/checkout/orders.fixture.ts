import { randomUUID } from 'node:crypto';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { CHECKOUT_CALLS } from 'shared-types/commerce/checkout';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { orderFields } from '../../../../tools/testing/store/order-fields';
import {
  seedProduct,
  seedShipping,
  type ProductSeed,
  type SeededProduct,
} from '../../../../tools/testing/store/seed-product';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';

/** Where lines are added to a cart. */
export const LINES = CART_CALLS.addLine.path;
/** Where orders are sent. */
export const ORDERS = CHECKOUT_CALLS.placeOrder.path;

type Fields = Record<string, unknown>;

/** A store that sends parcels, and those who order from it. */
export interface Orders {
  readonly store: TestStore;
  /** Somebody with so many pieces of a new product in the cart. */
  shopperWith(quantity: number, seed?: ProductSeed): Promise<{ shopper: Shopper; product: SeededProduct }>;
  /** What orders two pieces of a product, under a fresh key. */
  fields(over?: Fields): Fields;
  /** Orders as a script does. */
  order(shopper: Shopper, over?: Fields): Promise<Reply>;
  /** Every order, in the order of their numbers. */
  orders(): ReturnType<typeof selectOrders>;
  stockOf(variantId: string | null): Promise<number>;
  /** Grows with every change of what the site's pages show. */
  revision(): Promise<number>;
}

/** Opens a store for the tests of one file. */
export function prepareOrders(): Orders {
  let store: TestStore;
  let parcel: string;
  beforeAll(async () => {
    store = await openStore();
    parcel = await seedShipping(store.db, store.seeded);
  });
  afterAll(() => store.close());
  // All buyers of a file come from one place, and most have one email address.
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
