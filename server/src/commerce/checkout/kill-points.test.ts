import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { isLongProof, PROOF_TIMEOUT_MS } from '../../../../tools/testing/proof';
import { expectWholeBooks } from '../../../../tools/testing/store/expect-whole-books';
import { DATABASES, openKilledStore, type KilledStore } from '../../../../tools/testing/store/killed-store';
import { COUPON } from '../../../../tools/testing/store/store-document';
import { fillCart, orderCart, type Purchase } from '../../../../tools/testing/store/stubborn-buyer';
import { createStubbornVisitor } from '../../../../tools/testing/store/stubborn-visitor';
import { until } from '../../../../tools/testing/until';

const STOCKS = [100_000, 100_000];
const FEW = 100_000;

/** The writes of an order in sequence, then its commit. */
const POINTS = [
  'variant',
  'order_number',
  'customer_order',
  'order_payment',
  'order_line',
  'coupon_use',
  'order_event',
  'mail_outbox',
  'cart',
  'site',
  'commit',
] as const;
type Point = (typeof POINTS)[number];

/** What is killed: the connection that writes the order, the server, or all of PostgreSQL. */
type End = 'connection' | 'server' | 'postgres';
const ENDS: Readonly<Record<(typeof DATABASES)[number], Readonly<Record<End, readonly Point[]>>>> = {
  'the embedded PostgreSQL': isLongProof
    ? { connection: POINTS, server: POINTS, postgres: POINTS }
    : { connection: [], server: [], postgres: [] },
  'a PostgreSQL named by DATABASE_URL': {
    connection: POINTS,
    server: isLongProof ? POINTS : ['commit'],
    postgres: [],
  },
};

const casesOf = (kind: (typeof DATABASES)[number]) =>
  Object.entries(ENDS[kind]).flatMap(([end, points]) => points.map((point) => [end as End, point] as const));

describe.each(DATABASES.filter((kind) => casesOf(kind).length > 0))('with %s', (kind) => {
  let store: KilledStore;
  const purchases: Purchase[] = [];
  const over = new AbortController();
  beforeAll(async () => {
    store = await openKilledStore(kind, STOCKS, FEW);
    for (const statement of HOLD_AT_COMMIT) await store.server.query(statement);
  }, PROOF_TIMEOUT_MS);
  afterAll(async () => {
    over.abort(new Error('The test is over.'));
    await store.close();
  });

  const orderCount = async () => (await store.server.query('select from customer_order')).length;

  test.each(casesOf(kind))(
    'an order whose %s ends when it comes to “%s” is placed once, when it is sent again',
    async (end, point) => {
      const { server } = store;
      const before = await orderCount();
      const errand = { inputs: store.variantIds.map((variantId) => ({ variantId, quantity: 2 })), coupon: COUPON.few };
      const from = `10.1.${purchases.length}.1`;
      const buyer = createStubbornVisitor({ address: server.address, from, stop: over.signal });
      const filled = await fillCart(buyer, errand);
      if (!filled.ok) throw new Error(`The cart was refused: ${filled.code}.`);
      const held = await hold(await server.connect(), point);
      const buying = orderCart(buyer, errand, filled.totalCents);
      await held.untilSomebodyWaits();
      if (end === 'connection') await held.endWhoWaits();
      if (end === 'server') await server.kill();
      if (end === 'postgres') await store.strike('postgres');
      await held.release();
      if (end === 'server') {
        // A commit in progress succeeds although nobody is told; nothing else is stored.
        await untilNobodyElse(server);
        expect(await orderCount()).toBe(before + (point === 'commit' ? 1 : 0));
        await server.start();
      }
      purchases.push(await buying);
      expect(purchases.at(-1)?.orderId).toBeDefined();
      await expectWholeBooks(server, purchases, STOCKS);
    },
    PROOF_TIMEOUT_MS,
  );
});

const LOCK = 7_310_551;
/** Delays the commit of an order until the test continues. */
const HOLD_AT_COMMIT = [
  `create function wait_for_the_test() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(${LOCK}); return null; end $$`,
  `create constraint trigger wait_for_the_test after insert on customer_order deferrable initially deferred
    for each row execute function wait_for_the_test()`,
];

/** Blocks writes of others at a point, until it is released or its connection is lost. */
async function hold(client: pg.Client, point: Point) {
  // The connection is lost when PostgreSQL is killed.
  client.on('error', () => undefined);
  await client.query('begin');
  await client.query(
    point === 'commit' ? `select pg_advisory_xact_lock(${LOCK})` : `lock table ${point} in share row exclusive mode`,
  );
  // Not pg_stat_activity, which does not change during a transaction.
  const waiting = `from pg_locks where not granted
    and database = (select oid from pg_database where datname = current_database())`;
  return {
    untilSomebodyWaits: async () => {
      while ((await client.query(`select ${waiting}`)).rows.length === 0) await pause(2);
    },
    endWhoWaits: () => client.query(`select pg_terminate_backend(pid) ${waiting}`),
    release: () => client.end(),
  };
}

/** Waits until PostgreSQL has finished what the killed server left. */
async function untilNobodyElse(server: KilledStore['server']): Promise<void> {
  const others = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend'`;
  await until(async () => (await server.query(others)).length === 0);
}
