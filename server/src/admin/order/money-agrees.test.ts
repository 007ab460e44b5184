import { randomUUID } from 'node:crypto';
import { SUBSCRIPTION_CALLS } from 'shared-types/commerce/orders/subscription';
import { PROOF_TIMEOUT_MS, repeats, withSeed } from '../../../../tools/testing/proof';
import type { OffSession } from '../../../../tools/testing/stripe/stand-in-payments';
import type { StripeFault } from '../../../../tools/testing/stripe/stripe-stand-in';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { prepareCardPayments, sessionAt, type CardOrder } from '../../commerce/card-payment/card-payments.fixture';
import { keptCardsOf, type SubscriptionOrder } from '../../commerce/kept-card/kept-cards.fixture';
import { changeOrder } from '../../commerce/order/change-order';
import { releaseOf } from '../../commerce/order-hold/release-of';
import { renewalsOf } from '../../commerce/subscription/renewals.fixture';
import { prepareManagedOrders } from './managed-orders.fixture';

const cards = prepareCardPayments(() => managed.orders);
const managed = prepareManagedOrders(() => cards.configure());

const renewals = renewalsOf(managed.orders);
const shop = keptCardsOf({ orders: managed.orders, ...renewals }, cards);

const FAULTS: readonly StripeFault[] = ['busy', 'lost', 'refuses-refunds'];
const STEPS = 12;

beforeEach(() => cards.connect());

interface ActedOn extends Paid {
  pressPay(): Promise<unknown>;
  comeBack(): Promise<unknown>;
}

/** What buyers, owners, Stripe, jobs and time may do with an order, in any order and at once. */
function actionsOf(order: ActedOn, { owner, chance }: { readonly owner: Shopper; readonly chance: () => number }) {
  const sessions = () => cards.stripe.sessions.filter(({ fields }) => fields.client_reference_id === order.id);
  const chosen = () => sessions()[Math.floor(chance() * sessions().length)];
  const endOpen = async (end: (id: string) => void) => {
    const session = chosen();
    if (session?.status === 'open') end(session.id);
  };
  const tellOf = async (type: string) => {
    const [session] = sessions();
    if (session) await cards.tell(type, cards.stripe.sessionObject(session.id));
  };
  const origin = 'http://store.test';
  return [
    () => endOpen((id) => cards.stripe.pay(id)),
    () => endOpen((id) => cards.stripe.expire(id)),
    () => order.pressPay(),
    () => order.comeBack(),
    () => cards.follow(),
    async () => tellOf('checkout.session.completed'),
    async () => tellOf('checkout.session.expired'),
    async () => tellOfRefunds(order),
    async () => {
      const payments = paymentsOf(order);
      const paid = payments[Math.floor(chance() * payments.length)];
      if (paid && cards.stripe.refunded.leftOf(paid.id) > 100) cards.stripe.refunded.make(paid.id, 100);
    },
    async () => managed.act(owner, await managed.known(order.id), 'refund', { amount: '1' }),
    async () =>
      changeOrder(
        managed.orders.store.db,
        releaseOf({ site: await managed.orders.store.site(), orderId: order.id, origin }),
      ),
    async () =>
      managed.orders.store.db
        .updateTable('card_session')
        .set({ expires_at: new Date() })
        .where('order_id', '=', order.id)
        .execute(),
    async () =>
      void (cards.stripe.faults = new Set(chance() < 0.5 ? [] : [FAULTS[Math.floor(chance() * FAULTS.length)]!])),
  ];
}

/** Stripe repeats its events until they are answered. */
async function tellOfPayments({ id: orderId }: Paid): Promise<void> {
  for (const { id, fields } of cards.stripe.sessions)
    if (fields.client_reference_id === orderId)
      await cards.tell('checkout.session.completed', cards.stripe.sessionObject(id));
}

async function tellOfRefunds(order: Paid): Promise<void> {
  for (const { id } of paymentsOf(order)) await cards.tell('charge.refunded', { payment_intent: id });
}

type Paid = Pick<CardOrder, 'id'>;

/** What Stripe has received for an order, by a page or from a kept card. */
function paymentsOf({ id }: Paid) {
  const { payments } = cards.stripe.received;
  return payments.filter(({ metadata, status }) => metadata.order_id === id && status === 'succeeded');
}

/** What Stripe has received for an order and not given back, in cents. */
function leftAtStripe(order: Paid): number {
  return paymentsOf(order).reduce((sum, { id }) => sum + cards.stripe.refunded.leftOf(id), 0);
}

interface Acting {
  readonly steps: readonly number[];
  readonly actions: readonly (() => Promise<unknown>)[];
}

async function act({ steps, actions }: Acting): Promise<void> {
  for (const [index, step] of steps.entries()) {
    const done = actions[step]!();
    // Every third waits for nobody.
    if (index % 3 === 0) await done;
    else await Promise.all([done, actions[steps[index - 1] ?? 0]!()]);
  }
}

/** Without faults, everything is heard of. */
async function settle(order: Paid): Promise<void> {
  cards.stripe.faults = new Set();
  await tellOfPayments(order);
  await tellOfRefunds(order);
  // The second time for what the first has planned.
  await cards.follow();
  await cards.follow();
}

/** Each round begins with an empty store, so that the last one takes no longer than the first. */
async function forgetRounds(): Promise<void> {
  cards.stripe.faults = new Set();
  cards.stripe.received.offSession = 'succeeds';
  for (const table of ['customer_order', 'subscription', 'cart', 'product', 'mail_outbox', 'rate_window'] as const)
    await managed.orders.store.db.deleteFrom(table).execute();
}

const stepsOf = (actions: readonly unknown[], chance: () => number) =>
  Array.from({ length: STEPS }, () => Math.floor(chance() * actions.length));

test(
  'money and order agree in the end, whatever happens in which order',
  () =>
    withSeed(async (chance) => {
      const owner = await managed.browserOf('ola');
      for (let round = 0; round < repeats({ short: 6, long: 500 }); round += 1) {
        await forgetRounds();
        const order = await cards.order({ key: randomUUID() });
        expect(sessionAt(order.location)).toMatch(/^cs_/);
        const actions = actionsOf(order, { owner, chance });
        const steps = stepsOf(actions, chance);
        await act({ steps, actions });
        await settle(order);
        const { paidCents, refundedCents } = await (await managed.known(order.id)).progress();
        expect({ round, steps, left: paidCents - refundedCents }).toEqual({ round, steps, left: leftAtStripe(order) });
      }
    }),
  PROOF_TIMEOUT_MS,
);

const OFF_SESSION: readonly OffSession[] = [
  'authentication_required',
  'card_declined',
  'insufficient_funds',
  'succeeds',
  'succeeds',
];

/** What may happen to a renewal beside that: cards are declined or not, and its buyer cancels or enters another card. */
function renewalActions(order: SubscriptionOrder, { owner, chance }: Parameters<typeof actionsOf>[1]) {
  const press = async ({ path }: { readonly path: string }) => {
    const reply = await order.shopper.call('POST', path, { token: order.token });
    return reply.statusCode;
  };
  return [
    ...actionsOf(order, { owner, chance }),
    async () =>
      void (cards.stripe.received.offSession = OFF_SESSION[Math.floor(chance() * OFF_SESSION.length)] ?? 'succeeds'),
    () => cards.follow(),
    () => cards.follow(),
    () => press(SUBSCRIPTION_CALLS.replaceCard),
    async () => (chance() < 0.2 ? press(SUBSCRIPTION_CALLS.cancelSubscription) : undefined),
  ];
}

test(
  'money and renewals agree in the end, with cards that are charged, declined, replaced and forgotten in any order',
  () =>
    withSeed(async (chance) => {
      const owner = await managed.browserOf('ola');
      for (let round = 0; round < repeats({ short: 6, long: 500 }); round += 1) {
        await forgetRounds();
        const { order: first } = await shop.begunByCard('2027-01-10');
        await renewals.renew('2027-02-10');
        const order = await shop.orderOf(1, first);
        const actions = renewalActions(order, { owner, chance });
        const steps = stepsOf(actions, chance);
        await act({ steps, actions });
        cards.stripe.received.offSession = 'succeeds';
        await settle(order);
        const { paidCents, refundedCents } = await (await managed.known(order.id)).progress();
        expect({ round, steps, left: paidCents - refundedCents }).toEqual({ round, steps, left: leftAtStripe(order) });
        expect(leftAtStripe(order)).toBeLessThanOrEqual(1740);
      }
    }),
  PROOF_TIMEOUT_MS,
);
