import { randomUUID } from 'node:crypto';
import { metadataOf, Refusal, unheardOf, unknown, type Fields } from './stand-in-answer';

/** A card as Stripe describes it. */
export interface StandInCard {
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
}

interface Method {
  readonly id: string;
  /** Of the account that has it. */
  readonly mode: string;
  readonly card: StandInCard;
  /** Null once it is detached. */
  customer: string | null;
}

interface Payment {
  readonly id: string;
  status: 'succeeded' | 'requires_payment_method' | Undecided | 'canceled';
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly method: Method;
  readonly metadata: Readonly<Record<string, string>>;
  readonly decline?: Readonly<Record<string, string>>;
}

/** States of a payment that is neither received nor refused. */
type Undecided = 'processing' | 'requires_action';

/** What becomes of charges without the buyer: they succeed, stay undecided, or are declined with this code. */
export type OffSession =
  | 'succeeds'
  | Undecided
  | 'authentication_required'
  | 'card_declined'
  | 'expired_card'
  | 'insufficient_funds';

type Decline = Exclude<OffSession, 'succeeds' | Undecided>;

export const STAND_IN_CARD: StandInCard = { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 };
/** The parameters of version 2026-10-28 that this product sends. */
const PAYMENT_FIELDS: ReadonlySet<string> = new Set([
  'allowed_payment_method_types',
  'amount',
  'confirm',
  'currency',
  'customer',
  'description',
  'metadata',
  'off_session',
  'payment_method',
]);
const MESSAGES: Readonly<Record<Decline, string>> = {
  authentication_required: 'Your card was declined. This transaction requires authentication.',
  card_declined: 'Your card was declined.',
  expired_card: 'Your card has expired.',
  insufficient_funds: 'Your card has insufficient funds.',
};

/** Customers, payment methods and payments of the stand-in. */
export class StandInPayments {
  readonly payments: Payment[] = [];
  readonly methods: Method[] = [];
  /** The card that buyers enter from now on. */
  card = STAND_IN_CARD;
  offSession: OffSession = 'succeeds';

  /** What a buyer enters on a page; a customer keeps the card if that is asked for. */
  enterCard(mode: string, isKept: boolean): Method {
    const method = { id: `pm_${randomUUID()}`, mode, card: this.card, customer: isKept ? `cus_${randomUUID()}` : null };
    this.methods.push(method);
    return method;
  }

  receive(payment: Omit<Payment, 'id' | 'status'>, status: Payment['status'] = 'succeeded'): Payment {
    const received: Payment = { ...payment, id: `pi_${randomUUID()}`, status };
    this.payments.push(received);
    return received;
  }

  paid(id: string): Payment | undefined {
    return this.payments.find((one) => one.id === id && one.status === 'succeeded');
  }

  /** `POST /v1/payment_intents` of a kept card, without its owner. */
  charge(fields: Fields, mode: string): unknown {
    const unheard = unheardOf(fields, PAYMENT_FIELDS);
    if (unheard) return unheard;
    if (fields.confirm !== 'true' || fields.off_session !== 'true')
      return new Refusal(400, { type: 'invalid_request_error', message: 'The stand-in charges kept cards only.' });
    const { customer = '', payment_method: id = '', currency = '' } = fields;
    const method = this.methods.find((one) => one.id === id && one.mode === mode);
    if (!method) return unknown('PaymentMethod', id);
    if (method.customer !== customer)
      return new Refusal(400, {
        type: 'invalid_request_error',
        message: 'The provided PaymentMethod was detached from a Customer. It may not be used again.',
      });
    const made = { amount: Number(fields.amount), currency, customer, method, metadata: metadataOf(fields) };
    if (this.offSession === 'succeeds') return paymentObject(this.receive(made));
    if (this.offSession === 'processing' || this.offSession === 'requires_action')
      return paymentObject(this.receive(made, this.offSession));
    return this.decline(made, this.offSession);
  }

  private decline(made: Omit<Payment, 'id' | 'status'>, as: Decline): Refusal {
    const isSpecific = as === 'authentication_required' || as === 'expired_card';
    const decline = {
      type: 'card_error',
      code: isSpecific ? as : 'card_declined',
      decline_code: as === 'card_declined' ? 'generic_decline' : as,
      message: MESSAGES[as],
    };
    const payment = this.receive({ ...made, decline }, 'requires_payment_method');
    return new Refusal(402, { ...decline, payment_intent: paymentObject(payment) });
  }

  /** `POST /v1/payment_intents/:id/cancel` */
  cancel(id: string): unknown {
    const payment = this.payments.find((one) => one.id === id && one.status === 'requires_action');
    if (!payment) return unknown('payment_intent', id);
    payment.status = 'canceled';
    return paymentObject(payment);
  }

  /** `GET /v1/payment_intents` of a customer, newest first. */
  list(customer: string | null): unknown {
    const data = this.payments.filter((payment) => payment.customer === customer).map(paymentObject);
    return { object: 'list', url: '/v1/payment_intents', has_more: false, data: data.reverse() };
  }

  /** `POST /v1/payment_methods/:id/detach` */
  detach(id: string, mode: string): unknown {
    const method = this.methods.find((one) => one.id === id && one.mode === mode);
    if (!method) return unknown('PaymentMethod', id);
    if (method.customer === null)
      return new Refusal(400, {
        type: 'invalid_request_error',
        message: 'The payment method you provided is not attached to a customer so detachment is impossible.',
      });
    method.customer = null;
    return methodObject(method);
  }
}

export function methodObject({ id, card, customer }: Method): Record<string, unknown> {
  return { id, object: 'payment_method', type: 'card', customer, card };
}

export function paymentObject({ method, decline, ...payment }: Payment): Record<string, unknown> {
  return {
    ...payment,
    object: 'payment_intent',
    payment_method: payment.status === 'succeeded' ? method.id : null,
    last_payment_error: decline ?? null,
  };
}
