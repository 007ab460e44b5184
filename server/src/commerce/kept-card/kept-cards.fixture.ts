import { randomUUID } from 'node:crypto';
import type { SubscriptionPlan } from 'shared-types/commerce/orders/subscription';
import { STAND_IN_CARD } from '../../../../tools/testing/stripe/stand-in-payments';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { PAY, prepareCardPayments, RETURN, sessionAt, type CardPayments } from '../card-payment/card-payments.fixture';
import { loadOrder } from '../order/load-order';
import { orderEvents } from '../order/order-event.store';
import { prepareRenewals } from '../subscription/renewals.fixture';
import { MONTHLY } from '../subscription/subscriptions.fixture';

/** An order of a subscription. */
export interface SubscriptionOrder {
  readonly id: string;
  readonly shopper: Shopper;
  /** The path of its page, and the secret in it. */
  readonly path: string;
  readonly token: string;
  /** Presses "Pay by card" on its page; returns where that leads. */
  pressPay(): Promise<string>;
  /** Comes back from Stripe. */
  comeBack(): Promise<void>;
  /** Pays by hand, on a page of Stripe. */
  payByHand(): Promise<void>;
  payment(): Promise<string | undefined>;
  /** Its history: kind, card and reason. */
  history(): Promise<string[]>;
}

/** A store whose subscriptions are begun by card. Its stand-in of Stripe says what becomes of charges. */
export function prepareKeptCards() {
  const renewals = prepareRenewals(() => cards.configure());
  const cards = prepareCardPayments(() => renewals.orders);
  beforeEach(() => {
    Object.assign(cards.stripe.received, { offSession: 'succeeds', card: STAND_IN_CARD });
    return cards.connect();
  });
  return { ...renewals, cards, ...keptCardsOf(renewals, cards) };
}

type Renewals = ReturnType<typeof prepareRenewals>;

/** Subscriptions of a store that takes cards. */
export function keptCardsOf({ orders, begun, emails }: Renewals, cards: CardPayments) {
  const place = () => ({ siteId: orders.store.seeded.id, locale: 'en', timeZone: 'UTC' });

  const orderAt = (id: string, path: string, shopper: Shopper): SubscriptionOrder => {
    const token = path.split('/').at(-1) ?? '';
    const pressPay = async () => {
      const reply = await shopper.call('POST', PAY.path, { token, outcome: 'pay', key: randomUUID() });
      const { location, code = '' } = reply.json<{ location?: string; code?: string }>();
      return location ?? code;
    };
    const comeBack = async () => void (await shopper.get(`${RETURN.path}?token=${token}`));
    return {
      id,
      shopper,
      path,
      token,
      pressPay,
      comeBack,
      payByHand: async () => {
        cards.stripe.pay(sessionAt(await pressPay()));
        await comeBack();
      },
      payment: async () => (await loadOrder(orders.store.db, place(), { id }))?.order.progress.payment,
      history: async () =>
        (await orderEvents(orders.store.db, id)).map(({ kind, detail: { card, reason } }) =>
          [kind, card, reason].filter(Boolean).join(' '),
        ),
    };
  };

  return {
    /** A subscription whose first order was placed on this day and paid by card. */
    async begunByCard(first: string, plan: SubscriptionPlan = MONTHLY) {
      const subscribed = await begun(first, plan, {}, { paymentMethod: 'card' });
      const session = cards.stripe.sessions.at(-1);
      const path = new URL(session?.fields.cancel_url ?? '').pathname;
      const order = orderAt(subscribed.orderId, path, subscribed.shopper);
      cards.stripe.pay(sessionAt(subscribed.location));
      await order.comeBack();
      return { ...subscribed, order };
    },
    /** The order of a cycle of the subscription of an order, by the link in its email. */
    async orderOf(cycle: number, { id: other }: Pick<SubscriptionOrder, 'id'>): Promise<SubscriptionOrder> {
      const { order_id: id } = await orders.store.db
        .selectFrom('subscription_order')
        .select('order_id')
        .where('cycle', '=', cycle)
        .where('subscription_id', '=', (query) =>
          query.selectFrom('subscription_order').select('subscription_id').where('order_id', '=', other),
        )
        .executeTakeFirstOrThrow();
      const [email] = await emails(`order placed ${id}`);
      const path = /\/checkout\/subscription\/[\w-]+/.exec(email?.body ?? '')?.[0] ?? '';
      return orderAt(id, path, orders.store.shopper());
    },
    keptCards: () =>
      orders.store.db
        .selectFrom('kept_card')
        .select(['last4', 'payment_method_id as method', 'account_id as account'])
        .where('forget_at', 'is', null)
        .execute(),
    /** What Stripe has received for an order, and what charges it has refused. */
    atStripe: ({ id }: Pick<SubscriptionOrder, 'id'>) =>
      cards.stripe.received.payments
        .filter(({ metadata }) => metadata.order_id === id)
        .map(({ status, amount, method }) => `${status} ${amount} ${method.card.last4}`),
  };
}
