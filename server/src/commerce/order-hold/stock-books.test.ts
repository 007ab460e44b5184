import fc from 'fast-check';
import { sql } from 'kysely';
import { proofSeed, repeats } from '../../../../tools/testing/proof';
import { change, keepEmails } from '../order/changes.fixture';
import { prepareHolds } from './holds.fixture';

const holds = prepareHolds();
const { orders, expire, release, pay } = holds;
const STOCK = 7;

type Step =
  | { readonly kind: 'place'; readonly quantity: number }
  | { readonly kind: 'pay' | 'cancel' | 'cancelWithout' | 'fulfil' | 'expire' | 'refund'; readonly which: number }
  | { readonly kind: 'release' };

/** Statements at which a server is killed, so that its transaction is rolled back. */
const POINTS = ['order_event', 'order_payment', 'order_hold', 'mail_outbox', 'variant', 'customer_order'] as const;
const which = fc.nat({ max: 9 });
const steps = fc.array(
  fc.record({
    step: fc.oneof(
      fc.record({ kind: fc.constant('place' as const), quantity: fc.integer({ min: 1, max: 4 }) }),
      fc.record({
        kind: fc.constantFrom('pay' as const, 'cancel', 'cancelWithout', 'fulfil', 'expire', 'refund'),
        which,
      }),
      fc.record({ kind: fc.constant('release' as const) }),
    ),
    killedAt: fc.option(fc.constantFrom(...POINTS), { freq: 4 }),
    isTwice: fc.boolean(),
  }),
  { minLength: 4, maxLength: 24 },
);

beforeAll(async () => {
  await keepEmails(orders);
  const { db } = orders.store;
  await sql`create table killed_at (name text)`.execute(db);
  await sql`create function die() returns trigger language plpgsql as $$
    begin
      if exists (select from killed_at where name = tg_table_name) then raise exception 'killed'; end if;
      return null;
    end $$`.execute(db);
  for (const point of POINTS)
    await sql`create trigger dies after insert or update or delete on ${sql.table(point)}
      for each statement execute function die()`.execute(db);
});
afterAll(() => sql`drop table killed_at`.execute(orders.store.db).catch(() => undefined));

/** Runs work as a server that is killed at a statement, and then as the next server. */
async function withKill(point: string | null, work: () => Promise<unknown>): Promise<void> {
  const { db } = orders.store;
  if (point !== null) {
    await sql`insert into killed_at values (${point})`.execute(db);
    await work().catch(() => undefined);
    await sql`delete from killed_at`.execute(db);
  }
  await work();
}

/** Quantity of orders that are not cancelled, or were not restocked. */
async function takenOf(variantId: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select coalesce(sum(quantity), 0)::int as taken from order_line
    join customer_order on customer_order.id = order_id
    where variant_id = ${variantId} and (status <> 'cancelled' or not coalesce((
      select (detail ->> 'isRestocked')::boolean from order_event
      where order_event.order_id = customer_order.id and kind = 'cancelled' order by id desc limit 1), false))`.execute(
    orders.store.db,
  );
  return rows[0]?.taken ?? 0;
}

test(
  'whatever is ordered, paid, released, paid late, cancelled and killed: stock is never negative or counted twice, and nothing stays unpaid past its time',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (made) => {
        const { product } = await orders.shopperWith(1, { variants: [{ qtyInStock: STOCK }] });
        const { variantId } = product;
        const placed: string[] = [];
        const books = async () => {
          const stock = await orders.stockOf(variantId);
          expect(stock).toBeGreaterThanOrEqual(0);
          expect(stock + (await takenOf(variantId))).toBe(STOCK);
        };
        for (const [at, { step, killedAt, isTwice }] of made.entries()) {
          const run = () => take(step, { placed, variantId, key: `step-number-${at}-of-this-run` });
          await withKill(killedAt, run);
          if (isTwice && step.kind !== 'place') await run();
          await books();
        }
        await expire();
        await Promise.all([release(), release()]);
        await books();
        const unpaid = await orders.store.db
          .selectFrom('customer_order')
          .innerJoin('order_payment', 'order_payment.order_id', 'customer_order.id')
          .select('number')
          .where('customer_order.id', '=', sql<string>`any(${placed}::uuid[])`)
          .where('customer_order.status', '=', 'open')
          .where('state', 'in', ['pending', 'failed'])
          .execute();
        expect(unpaid).toEqual([]);
      }),
      { numRuns: repeats({ short: 4, long: 300 }), seed: proofSeed() },
    );
  },
  repeats({ short: 60_000, long: 1_800_000 }),
);

interface Taking {
  readonly placed: string[];
  readonly variantId: string;
  /** The same when the step is repeated. */
  readonly key: string;
}

async function take(step: Step, { placed, variantId, key }: Taking): Promise<void> {
  if (step.kind === 'release') return release();
  if (step.kind === 'place') return place(step.quantity, { placed, variantId, key });
  const id = placed[step.which % Math.max(placed.length, 1)];
  if (id === undefined) return;
  if (step.kind === 'expire') return expire(id);
  if (step.kind === 'pay') return void (await pay(id, key));
  const changes = {
    cancel: { change: { kind: 'cancelled' }, detail: { isRestocked: true } },
    cancelWithout: { change: { kind: 'cancelled' }, detail: { isRestocked: false } },
    fulfil: { change: { kind: 'fulfilled' } },
    refund: { change: { kind: 'refunded', cents: 100 }, detail: { cents: 100 } },
  } as const;
  await change(orders, id, { ...changes[step.kind], key });
}

/** Orders this quantity, if it is in stock. */
async function place(quantity: number, { placed, variantId, key }: Taking): Promise<void> {
  const shopper = orders.store.shopper();
  await orders.store.db.deleteFrom('rate_window').execute();
  await shopper.call('POST', '/api/commerce/cart/lines', { variantId, quantity });
  const total = 490 + quantity * 1250;
  const reply = await orders.order(shopper, { seenTotalCents: total, email: `${key}@example.com` });
  if (reply.statusCode >= 500) throw new Error(reply.body);
  if (reply.statusCode === 200) placed.push(reply.json<{ orderId: string }>().orderId);
}
