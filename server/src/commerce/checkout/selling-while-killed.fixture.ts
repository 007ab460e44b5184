import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT_CALLS, type PlaceOrderReply } from 'shared-types/commerce/checkout';
import { isLongProof, PROOF_TIMEOUT_MS, repeats, withSeed } from '../../../../tools/testing/proof';
import { expectWholeBooks, expectWholeTables } from '../../../../tools/testing/store/expect-whole-books';
import { killSchedule } from '../../../../tools/testing/store/kill-schedule';
import {
  DATABASES,
  openKilledStore,
  type DatabaseKind,
  type KilledStore,
  type Strike,
} from '../../../../tools/testing/store/killed-store';
import { COUPON } from '../../../../tools/testing/store/store-document';
import {
  buyStubbornly,
  fillCart,
  orderCart,
  orderOf,
  type Errand,
  type Purchase,
} from '../../../../tools/testing/store/stubborn-buyer';
import { createStubbornVisitor } from '../../../../tools/testing/store/stubborn-visitor';
import { whileStruck, type OnSend } from '../../../../tools/testing/store/while-struck';

const PIECES = 10;
const STOCKS = [PIECES, repeats({ short: 8, long: 60 }), 100_000, 100_000, 100_000];
const FEW = repeats({ short: 5, long: 100 });
const RACERS = repeats({ short: 40, long: 200 });
const SENT_AT_ONCE = 50;
const ROUNDS = repeats({ short: 1, long: 10 });
const BUYERS = 8;
const ERRANDS = repeats({ short: 40, long: 1000 });
const STRIKES = repeats({ short: 2, long: 80 });

/** Tests of a store that sells while it is killed repeatedly, with this kind of database. */
export function proveSellingWhileKilled(kind: DatabaseKind): void {
  let store: KilledStore;
  /** All purchases of all tests, successful or not; the store must contain exactly these. */
  const purchases: Purchase[] = [];
  let visitors = 0;
  const over = new AbortController();
  beforeAll(async () => {
    store = await openKilledStore(kind, STOCKS, FEW);
  }, PROOF_TIMEOUT_MS);
  afterAll(async () => {
    over.abort(new Error('The test is over.'));
    await store.close();
  });

  /** A new visitor with an address of its own. */
  const visitorOf = (onSend: OnSend) => {
    visitors += 1;
    const from = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
    return { from, onSend, stop: over.signal };
  };
  /** Kills the server where it is restarted; test runs otherwise only cut connections. */
  const quick: Strike = kind === DATABASES[0] || isLongProof ? 'server' : 'connections';
  const address = () => store.server.address;
  const variant = (index: number) => store.variantIds[index] ?? '';
  const leftOf = async (index: number) =>
    (await store.server.query<{ left: number }>(`select qty_in_stock as left from variant where sku = 'P${index}'`))[0]
      ?.left;

  test(
    `${RACERS} buyers who compete for ${PIECES} items get one each, and no more, whatever is killed meanwhile`,
    () =>
      withSeed(async (chance) => {
        const strike = { strike: quick, afterCalls: 1 + Math.floor(chance() * RACERS), delayMs: 0 };
        const errand = { inputs: [{ variantId: variant(0), quantity: 1 }] };
        const { happened, done: racers } = await whileStruck({ store, strikes: [strike] }, async (onSend) => {
          const carts = await Promise.all(Array.from({ length: RACERS }, () => cartWith(onSend, errand)));
          return Promise.all(carts.map(({ buyer, totalCents }) => orderCart(buyer, errand, totalCents)));
        });
        purchases.push(...racers);
        expect(happened).toBe(1);
        expect(racers.filter(({ orderId }) => orderId !== undefined)).toHaveLength(PIECES);
        expect(new Set(racers.map(({ code }) => code))).toEqual(new Set([undefined, 'commerce/line-sold-out']));
        expect(await leftOf(0)).toBe(0);
        await expectWholeBooks(store.server, purchases, STOCKS);
      }),
    PROOF_TIMEOUT_MS,
  );

  test(
    `the same order sent ${SENT_AT_ONCE} times simultaneously is one order, and all get the same answer, whatever is killed meanwhile`,
    () =>
      withSeed(async (chance) => {
        for (let round = 0; round < ROUNDS; round += 1) {
          const strike = {
            strike: quick,
            afterCalls: 1 + Math.floor(chance() * SENT_AT_ONCE),
            delayMs: chance() * 40,
          };
          const errand = { inputs: [{ variantId: variant(2), quantity: 2 }], coupon: COUPON.few };
          const { happened, done } = await whileStruck({ store, strikes: [strike] }, (onSend) =>
            sendAtOnce(onSend, errand),
          );
          const { answers, agreedCents } = done;
          expect(happened).toBe(1);
          const results = answers.map((answer) =>
            answer.ok ? `${answer.body.orderId} ${answer.body.location}` : answer,
          );
          expect(new Set(results)).toEqual(new Set([results[0]]));
          const [first] = answers;
          if (!first?.ok) throw new Error('There is no order.');
          purchases.push({ ...errand, orderId: first.body.orderId, agreedCents });
          await expectWholeBooks(store.server, purchases, STOCKS);
        }
      }),
    PROOF_TIMEOUT_MS,
  );

  test(
    `killed at any moment of ${ERRANDS} purchases, it loses no confirmed order, reduces no stock twice, and leaves nothing half done`,
    () =>
      withSeed(async (chance) => {
        const { errands, strikes } = killSchedule(chance, {
          plenty: store.variantIds.slice(2),
          scarce: variant(1),
          strikes: store.strikes,
          errandCount: ERRANDS,
          strikeCount: STRIKES,
        });
        const waiting = [...errands];
        const buy = async (onSend: OnSend) => {
          for (let errand = waiting.shift(); errand; errand = waiting.shift())
            purchases.push(await buyStubbornly(address(), errand, visitorOf(onSend)));
        };
        const { happened } = await whileStruck(
          { store, strikes, afterEach: () => expectWholeTables(store.server, [...purchases], STOCKS) },
          (onSend) => Promise.all(Array.from({ length: BUYERS }, () => buy(onSend))),
        );
        expect(happened).toBeGreaterThan(STRIKES / 4);
        await expectWholeBooks(store.server, purchases, STOCKS);
        await expectNothingKeptBack();
        await expectPagesAndEmails();
      }),
    PROOF_TIMEOUT_MS,
  );

  /** A new visitor with a full cart. */
  async function cartWith(onSend: OnSend, errand: Errand) {
    const buyer = createStubbornVisitor({ address: address(), ...visitorOf(onSend) });
    const filled = await fillCart(buyer, errand);
    if (!filled.ok) throw new Error(`The cart was refused: ${filled.code}.`);
    return { buyer, totalCents: filled.totalCents };
  }

  /** One order under one key, sent as often as impatience and a bad network cause, and once more at the end. */
  async function sendAtOnce(onSend: OnSend, errand: Errand) {
    const { buyer, totalCents } = await cartWith(onSend, errand);
    const order = orderOf(errand, totalCents);
    const send = () => buyer.twin().send<PlaceOrderReply>('POST', CHECKOUT_CALLS.placeOrder.path, order);
    const answers = await Promise.all(Array.from({ length: SENT_AT_ONCE }, send));
    return { answers: [...answers, await send()], agreedCents: totalCents };
  }

  /** Every refusal was justified: the remaining stock is too small, and the coupon is used up. */
  async function expectNothingKeptBack(): Promise<void> {
    const left = await Promise.all(STOCKS.map((_, index) => leftOf(index)));
    const refused = purchases.filter(({ code }) => code !== undefined && code !== 'left');
    for (const { code, inputs } of refused) {
      expect(['commerce/line-sold-out', 'commerce/line-too-many']).toContain(code);
      expect(
        inputs.some(({ variantId, quantity }) => (left[store.variantIds.indexOf(variantId)] ?? 0) < quantity),
      ).toBe(true);
    }
    const [few] = await store.server.query<{ uses: number }>(
      `select count(*)::int as uses from coupon_use u join coupon c on c.id = u.coupon_id where code = '${COUPON.few}'`,
    );
    const wanted = purchases.filter(({ coupon, orderId }) => coupon === COUPON.few && orderId !== undefined).length;
    expect(few?.uses).toBe(Math.min(wanted, FEW));
  }

  /** Buyers find their orders at the reported address, and each sent email is in the folder once. */
  async function expectPagesAndEmails(): Promise<void> {
    for (const { location = '' } of purchases.filter(({ location }) => location !== undefined).slice(-5))
      expect((await fetch(`${address()}${location}`, { headers: { accept: 'text/html' } })).status).toBe(200);
    // Emails are still being sent, and are in the folder before that is recorded.
    const emails = await store.server.query<{ file: string; is_sent: boolean }>(
      `select id || '.eml' as file, sent_at is not null as is_sent from mail_outbox`,
    );
    const folder = join(store.server.dataDir, 'mail');
    const files = existsSync(folder) ? await readdir(folder) : [];
    expect(files.filter((file) => !emails.some((email) => email.file === file) && !file.endsWith('.new'))).toEqual([]);
    expect(emails.filter(({ file, is_sent }) => is_sent && !files.includes(file))).toEqual([]);
  }
}
