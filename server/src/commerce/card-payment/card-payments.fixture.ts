import { randomUUID } from 'node:crypto';
import { CARD_PAYMENT_CALLS, type CardMode } from 'shared-types/commerce/card-payment';
import { ORDER_CALLS } from 'shared-types/commerce/orders/order';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { openStripeStandIn, type StripeStandIn } from '../../../../tools/testing/stripe/stripe-stand-in';
import type { Config } from '../../platform/environment/config';
import type { Orders } from '../checkout/orders.fixture';
import { orderEvents } from '../order/order-event.store';
import { loadOrder } from '../order/load-order';
import { followCardPayments } from './follow-card-payments';
import { removeStripeAccount, saveStripeAccount, stripeSeal } from './stripe-account.store';

export const { returnFromPayment: RETURN, takeStripeEvent: EVENTS } = CARD_PAYMENT_CALLS;
export const { payOrder: PAY } = ORDER_CALLS;

/** An order that is to be paid by card. */
export interface CardOrder {
  readonly shopper: Shopper;
  readonly id: string;
  /** Where the buyer was led. */
  readonly location: string;
  /** The path of its page. */
  readonly path: string;
  readonly token: string;
  /** Presses "Pay by card" on its page. */
  pressPay(): Promise<Reply>;
  /** Comes back from Stripe. */
  comeBack(): Promise<Reply>;
  payment(): Promise<string | undefined>;
  kinds(): Promise<string[]>;
}

export interface CardPayments {
  readonly stripe: StripeStandIn;
  /** Starts the stand-in, and says where it is. */
  configure(): Promise<Partial<Config>>;
  /** Connects an account, with a webhook by default. */
  connect(mode?: CardMode, options?: { readonly hasWebhook?: boolean }): Promise<void>;
  disconnect(): Promise<void>;
  /** Orders two items for 29.90. */
  order(over?: Record<string, unknown>, shopper?: Shopper): Promise<CardOrder>;
  /** Sends an event as Stripe does. */
  tell(type: string, object: unknown): Promise<Reply>;
  send(body: string, signature: string): Promise<Reply>;
  /** Runs the job, as if the time to ask had come. */
  follow(): Promise<void>;
}

/** Card payments of a store whose server asks the stand-in. Call it before the store's fixture. */
export function prepareCardPayments(orders: () => Orders): CardPayments {
  let stripe: StripeStandIn;
  afterAll(() => stripe.close());
  afterEach(() => void (stripe.faults = new Set()));
  const { returnFromPayment } = CARD_PAYMENT_CALLS;

  const connect: CardPayments['connect'] = async (mode = 'live', { hasWebhook = true } = {}) => {
    const { db, seeded, server, forget } = orders().store;
    await saveStripeAccount(db, stripeSeal(server.services.signing), {
      siteId: seeded.id,
      id: `acct_${mode}`,
      name: 'Fern & Kiln Studio',
      mode,
      secretKey: `sk_${mode}_key`,
      webhookId: hasWebhook ? 'we_1' : undefined,
      webhookSecret: hasWebhook ? 'whsec_stand-in' : undefined,
      connectedBy: 'Olive Owner',
    });
    forget();
  };

  const send = (body: string, signature: string) => {
    const { server, seeded } = orders().store;
    return server.app.inject({
      method: EVENTS.method,
      url: EVENTS.path,
      headers: { host: seeded.host, 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    });
  };

  return {
    get stripe() {
      return stripe;
    },
    configure: async () => {
      stripe = await openStripeStandIn();
      // Tests run the job themselves: the server's own would take rows from it.
      return { stripe: { host: '127.0.0.1', port: stripe.port, protocol: 'http' }, runsJobs: false };
    },
    connect,
    disconnect: async () => {
      const { db, seeded, forget } = orders().store;
      await removeStripeAccount(db, seeded.id);
      forget();
    },
    order: async (over = {}, shopper) => {
      const { store, shopperWith, order } = orders();
      const buyer = shopper ?? (await shopperWith(2)).shopper;
      const reply = await order(buyer, { paymentMethod: 'card', ...over });
      if (reply.statusCode !== 200) throw new Error(reply.body);
      const { orderId: id, location } = reply.json<{ orderId: string; location: string }>();
      const session = stripe.sessions.find(({ fields }) => fields.client_reference_id === id);
      const path = session ? new URL(session.fields.cancel_url ?? '').pathname : location;
      const token = path.split('/').at(-1) ?? '';
      return {
        shopper: buyer,
        id,
        location,
        path,
        token,
        pressPay: () => buyer.call('POST', PAY.path, { token, outcome: 'pay', key: randomUUID() }),
        comeBack: () => buyer.get(`${returnFromPayment.path}?token=${token}`),
        payment: async () =>
          (await loadOrder(store.db, { siteId: store.seeded.id, locale: 'en', timeZone: 'UTC' }, { id }))?.order
            .progress.payment,
        kinds: async () => (await orderEvents(store.db, id)).map(({ kind }) => kind),
      };
    },
    tell: (type, object) => {
      const { body, signature } = stripe.event(type, object);
      return send(body, signature);
    },
    send,
    follow: async () => {
      const { db, server } = orders().store;
      const now = new Date();
      await db.updateTable('card_session').set({ check_at: now }).where('check_at', 'is not', null).execute();
      await db.updateTable('card_refund').set({ try_at: now }).where('try_at', 'is not', null).execute();
      await followCardPayments({ ...server.services, log: server.app.log });
    },
  };
}

/** The last part of a page of Stripe: the id of its session. */
export const sessionAt = (url: string): string => url.split('/').at(-1) ?? '';
