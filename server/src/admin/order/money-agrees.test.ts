import { randomUUID } from 'node:crypto';
import { PROOF_TIMEOUT_MS, repeats, withSeed } from '../../../../tools/testing/proof';
import type { StripeFault } from '../../../../tools/testing/stripe/stripe-stand-in';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { prepareCardPayments, sessionAt, type CardOrder } from '../../commerce/card-payment/card-payments.fixture';
import { changeOrder } from '../../commerce/order/change-order';
import { releaseOf } from '../../commerce/order-hold/release-of';
import { prepareManagedOrders } from './managed-orders.fixture';

const cards = prepareCardPayments(() => managed.orders);
const managed = prepareManagedOrders(() => cards.configure());

const FAULTS: readonly StripeFault[] = ['busy', 'lost', 'refuses-refunds'];
const STEPS = 12;

beforeEach(() => cards.connect());

/** What buyers, owners, Stripe, jobs and time may do with an order, in any order and at once. */
function actionsOf(order: CardOrder, { owner, chance }: { readonly owner: Shopper; readonly chance: () => number }) {
  const sessions = () => cards.stripe.sessions.filter(({ fields }) => fields.client_reference_id === order.id);
  const chosen = () => sessions()[Math.floor(chance() * sessions().length)];
  const endOpen = async (end: (id: string) => void) => {
    const session = chosen();
    if (session?.status === 'open') end(session.id);
  };
  const origin = 'http://store.test';
  return [
    () => endOpen((id) => cards.stripe.pay(id)),
    () => endOpen((id) => cards.stripe.expire(id)),
    () => order.pressPay(),
    () => order.comeBack(),
    () => cards.follow(),
    async () => cards.tell('checkout.session.completed', cards.stripe.sessionObject(sessionAt(order.location))),
    async () => cards.tell('checkout.session.expired', cards.stripe.sessionObject(sessionAt(order.location))),
    async () => tellOfRefunds(order),
    async () => {
      const paid = chosen()?.paymentId;
      if (paid && cards.stripe.leftOf(paid) > 100) cards.stripe.refund(paid, 100);
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
async function tellOfPayments(order: CardOrder): Promise<void> {
  for (const { id, fields } of cards.stripe.sessions)
    if (fields.client_reference_id === order.id)
      await cards.tell('checkout.session.completed', cards.stripe.sessionObject(id));
}

async function tellOfRefunds(order: CardOrder): Promise<void> {
  for (const { fields, paymentId } of cards.stripe.sessions)
    if (fields.client_reference_id === order.id && paymentId)
      await cards.tell('charge.refunded', { payment_intent: paymentId });
}

/** What Stripe has received for an order and not given back, in cents. */
function leftAtStripe(order: CardOrder): number {
  const sessions = cards.stripe.sessions.filter(({ fields }) => fields.client_reference_id === order.id);
  return sessions.reduce((sum, { paymentId }) => sum + (paymentId === null ? 0 : cards.stripe.leftOf(paymentId)), 0);
}

test(
  'money and order agree in the end, whatever happens in which order',
  () =>
    withSeed(async (chance) => {
      const owner = await managed.browserOf('ola');
      for (let round = 0; round < repeats({ short: 6, long: 500 }); round += 1) {
        cards.stripe.faults = new Set();
        await managed.orders.store.db.deleteFrom('rate_window').execute();
        const order = await cards.order({ key: randomUUID() });
        expect(sessionAt(order.location)).toMatch(/^cs_/);
        const actions = actionsOf(order, { owner, chance });
        const steps = Array.from({ length: STEPS }, () => Math.floor(chance() * actions.length));
        for (const [index, step] of steps.entries()) {
          const done = actions[step]!();
          // Every third waits for nobody.
          if (index % 3 === 0) await done;
          else await Promise.all([done, actions[steps[index - 1] ?? 0]!()]);
        }
        cards.stripe.faults = new Set();
        await tellOfPayments(order);
        await tellOfRefunds(order);
        await cards.follow();
        const { paidCents, refundedCents } = await (await managed.known(order.id)).progress();
        expect({ round, steps, left: paidCents - refundedCents }).toEqual({ round, steps, left: leftAtStripe(order) });
      }
    }),
  PROOF_TIMEOUT_MS,
);
