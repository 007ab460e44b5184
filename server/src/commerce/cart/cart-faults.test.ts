import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { PROOF_TIMEOUT_MS, proofSeed, repeats } from '../../../../tools/testing/proof';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { seedProduct } from '../../../../tools/testing/store/seed-product';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';

const LINES = '/api/commerce/cart/lines';
const PRODUCTS = 3;
const RUNS = { short: 12, long: 600 };

/** Faults of the network in one request: replies lost before one arrives, and duplicates delivered at the same time. */
interface Fault {
  readonly lost: number;
  readonly copies: number;
}
/** An action of the visitor, and a duplicate of an earlier request that arrives beside it. */
type Step = { readonly fault: Fault; readonly stray: number } & (
  | { readonly does: 'add'; readonly presses: readonly { readonly product: number; readonly quantity: number }[] }
  | { readonly does: 'set'; readonly product: number; readonly quantity: number }
  | { readonly does: 'remove'; readonly product: number }
);

interface Request {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body: { readonly key: string };
}

let store: TestStore;
let variantIds: string[];
beforeAll(async () => {
  store = await openStore();
  const seeds = Array.from({ length: PRODUCTS }, () =>
    seedProduct(store.db, store.seeded, { productType: 2, variants: [{ unlimited: true }] }),
  );
  variantIds = (await Promise.all(seeds)).map(({ variantId }) => variantId);
});
afterAll(() => store.close());

const product = fc.nat(PRODUCTS - 1);
const quantity = fc.integer({ min: 1, max: 5 });
const common = {
  fault: fc.record({ lost: fc.nat(2), copies: fc.nat(2) }),
  stray: fc.nat(),
};
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ ...common, does: fc.constant('add' as const), presses: presses() }) },
  { weight: 1, arbitrary: fc.record({ ...common, does: fc.constant('set' as const), product, quantity }) },
  { weight: 1, arbitrary: fc.record({ ...common, does: fc.constant('remove' as const), product }) },
);
/** Clicks at the same moment, in several tabs. */
function presses() {
  return fc.array(fc.record({ product, quantity }), { minLength: 1, maxLength: 3 });
}

/** Sends until an answer arrives; lost requests have reached the server all the same. */
async function deliver(shopper: Shopper, { method, path, body }: Request, { lost, copies }: Fault): Promise<Reply> {
  for (let count = 0; count < lost; count += 1) await shopper.twin().call(method, path, body);
  const strays = Array.from({ length: copies }, () => shopper.twin().call(method, path, body));
  const [reply] = await Promise.all([shopper.call(method, path, body), ...strays]);
  return reply as Reply;
}

const cartOf = async (shopper: Shopper) => (await shopper.get('/api/commerce/cart/cart')).json();

/** The stored quantities, by product. */
function quantities({ cart }: { cart: { entries: { variantId: string; quantity: number }[] } }): number[] {
  return variantIds.map((id) => cart.entries.find(({ variantId }) => variantId === id)?.quantity ?? 0);
}

async function requestsOf(wanted: Step, shopper: Shopper): Promise<Request[]> {
  if (wanted.does === 'add')
    return wanted.presses.map((press) => ({
      method: 'POST',
      path: LINES,
      body: { variantId: variantIds[press.product], quantity: press.quantity, key: randomUUID() },
    }));
  const { cart } = await cartOf(shopper);
  const line = cart.entries.find(({ variantId }: { variantId: string }) => variantId === variantIds[wanted.product]);
  if (!line) return [];
  const path = `${LINES}/${line.id}`;
  const key = randomUUID();
  if (wanted.does === 'remove') return [{ method: 'DELETE', path, body: { key } }];
  const body = { quantity: wanted.quantity, key };
  return [{ method: 'PUT', path, body }];
}

function expectedAfter(wanted: Step, before: readonly number[]): number[] {
  const after = [...before];
  if (wanted.does === 'add')
    for (const press of wanted.presses) after[press.product] = (after[press.product] ?? 0) + press.quantity;
  else if (after[wanted.product]) after[wanted.product] = wanted.does === 'set' ? wanted.quantity : 0;
  return after;
}

test(
  'with answers lost, inputs resent or delivered late, every input takes effect once, and the cart shown is the server’s',
  async () => {
    const visit = fc.array(step, { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(visit, async (steps) => {
        const shopper = store.shopper();
        const sent: Request[] = [];
        let expected = variantIds.map(() => 0);
        for (const wanted of steps) {
          const requests = await requestsOf(wanted, shopper);
          const stray = sent[wanted.stray % Math.max(sent.length, 1)];
          const replies = await Promise.all([
            ...requests.map((request) => deliver(shopper, request, wanted.fault)),
            ...(stray ? [shopper.twin().call(stray.method, stray.path, stray.body)] : []),
          ]);
          sent.push(...requests);
          expected = expectedAfter(wanted, expected);
          expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
          const received = replies.map((reply) => reply.json());
          const shown = received.reduce((a, b) => (b.revision > a.revision ? b : a), await cartOf(shopper));
          expect(quantities(shown)).toEqual(expected);
          expect(quantities(await cartOf(shopper))).toEqual(expected);
        }
      }),
      { seed: proofSeed(), numRuns: repeats(RUNS) },
    );
  },
  PROOF_TIMEOUT_MS,
);
