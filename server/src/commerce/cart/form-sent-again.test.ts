import { randomUUID } from 'node:crypto';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { seedProduct } from '../../../../tools/testing/store/seed-product';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { setServerTime } from '../../../../tools/testing/server/test-server';

const LINES = '/api/commerce/cart/lines';
/** A second click comes sooner; a visitor who went back and submits again, later. */
const LATER_MS = 3_000;

let store: TestStore;
let variantId: string;
beforeAll(async () => {
  store = await openStore();
});
beforeEach(async () => {
  ({ variantId } = await seedProduct(store.db, store.seeded, { productType: 2, variants: [{ unlimited: true }] }));
});
afterAll(() => store.close());

const pieces = async (shopper: Shopper) => (await shopper.get('/api/commerce/cart/cart')).json().cart.totalQuantity;

function passTime(): void {
  setServerTime(() => Date.now() + LATER_MS);
}

/** Keeps two submissions close together, however busy the machine is. */
function stopTime(): void {
  const nowMs = Date.now();
  setServerTime(() => nowMs);
}

describe('without script', () => {
  const press = (shopper: Shopper, key: string) =>
    shopper.post(LINES, { variantId, quantity: '1', key, return: '/cart' });

  test('a resent form whose answer was lost is added once', async () => {
    const shopper = store.shopper();
    const key = randomUUID();
    await press(shopper.twin(), key);
    passTime();
    expect((await press(shopper, key)).statusCode).toBe(303);
    expect(await pieces(shopper)).toBe(1);
  });

  test('a second click on the same button adds nothing, even where the answer to the first has begun to arrive', async () => {
    const shopper = store.shopper();
    const key = randomUUID();
    stopTime();
    await press(shopper, key);
    await press(shopper, key);
    expect(await pieces(shopper)).toBe(1);
  });

  test('a visitor who saw the cart, goes back and presses again adds again, as often as they do so', async () => {
    const shopper = store.shopper();
    const key = randomUUID();
    await press(shopper, key);
    passTime();
    await press(shopper, key);
    expect(await pieces(shopper)).toBe(2);
    // The third answer is lost; the same submission is sent again.
    jest.restoreAllMocks();
    const written = await store.db.selectFrom('cart_write').selectAll().orderBy('revision', 'desc').executeTakeFirst();
    setServerTime(() => (written?.revision ?? 0) + LATER_MS);
    await press(shopper.twin(), key);
    await press(shopper, key);
    expect(await pieces(shopper)).toBe(3);
  });

  test('a restored page that has become live since adds too', async () => {
    const shopper = store.shopper();
    const key = randomUUID();
    await press(shopper, key);
    passTime();
    const input = { variantId, quantity: 1, key };
    // Forms send text.
    await shopper.call('POST', LINES, { ...input, quantity: '1' });
    expect(await pieces(shopper)).toBe(2);
  });

  test('a malformed note counts as none', async () => {
    const shopper = store.shopper();
    const key = randomUUID();
    await press(shopper, key);
    passTime();
    for (const note of ['', '.', 'x y', '%', '<script>', '9'.repeat(4000)]) {
      const twin = shopper.twin();
      twin.setCookie('cartAnswered', encodeURIComponent(note));
      expect((await press(twin, key)).statusCode).toBe(303);
    }
    expect(await pieces(shopper)).toBe(1);
  });
});
