import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { seedProduct } from '../../../../tools/testing/store/seed-product';
import { spec } from '../../../../tools/testing/spec';
import type { Shopper } from '../../../../tools/testing/store/shopper';

const LINES = '/api/commerce/cart/lines';
const field = { id: 'words', type: 'text', title: 'Words', required: true, maxLength: 20 } as const;

let store: TestStore;
let variantIds: readonly string[];
beforeAll(async () => {
  store = await openStore();
  const plain = await seedProduct(store.db, store.seeded, { variants: [{ qtyInStock: 4 }, { unlimited: true }] });
  const withForm = await seedProduct(store.db, store.seeded, { form: { title: 'Engraving', fields: [field] } });
  variantIds = [...plain.variantIds, withForm.variantId];
});
afterAll(() => store.close());

const step = fc.record({
  kind: fc.constantFrom('add', 'add', 'quantity', 'remove', 'form'),
  place: fc.nat(2),
  quantity: fc.nat(6),
  words: fc.constantFrom('', 'For Ada', 'x'.repeat(21)),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const cartOf = async (shopper: Shopper) => (await shopper.get('/api/commerce/cart/cart')).json();

function take(shopper: Shopper, lineId: string, { kind, place, quantity, words }: Step) {
  const key = randomUUID();
  if (kind === 'add') return shopper.call('POST', LINES, { variantId: variantIds[place], quantity, key });
  if (kind === 'quantity') return shopper.call('PUT', `${LINES}/${lineId}`, { quantity, key });
  if (kind === 'remove') return shopper.call('DELETE', `${LINES}/${lineId}`, { key });
  return shopper.call('PUT', `${LINES}/${lineId}/form`, { form: { words }, key });
}

spec(['CART-04', 'CART-11', 'CART-20'], 'every change is answered with the cart as it is read afterwards', async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      const shopper = store.shopper();
      await shopper.call('POST', LINES, { variantId: variantIds[1], quantity: 1 });
      for (const one of steps) {
        const before = await cartOf(shopper);
        const lineId = before.cart.entries[one.place]?.id ?? randomUUID();
        const reply = await take(shopper, lineId, one);
        seen.add(reply.statusCode);
        const { cart, revision, states } = await cartOf(shopper);
        expect({ cart, revision, states }).toEqual(
          reply.statusCode === 200
            ? { cart: reply.json().cart, revision: reply.json().revision, states: reply.json().states }
            : { cart: before.cart, revision: before.revision, states: before.states },
        );
      }
    }),
    { numRuns: 10 },
  );
  expect([...seen]).toEqual(expect.arrayContaining([200, 404]));
});
