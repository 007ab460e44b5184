import { randomUUID } from 'node:crypto';
import { metadataOf, Refusal, unknown, type Fields } from './stand-in-answer';
import type { StandInPayments } from './stand-in-payments';

interface Refund {
  readonly id: string;
  readonly paymentId: string;
  /** In the least unit of the currency. */
  readonly cents: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'succeeded' | 'failed';
}

/** Refunds of the stand-in; like Stripe's, none of them gives back more than its payment has left. */
export class StandInRefunds {
  readonly all: Refund[] = [];

  constructor(private readonly payments: StandInPayments) {}

  /** What a payment has brought and was not given back, in the least unit of its currency. */
  leftOf(paymentId: string): number {
    const paid = this.payments.paid(paymentId)?.amount ?? 0;
    const given = this.all.filter((refund) => refund.paymentId === paymentId && refund.status === 'succeeded');
    return given.reduce((left, { cents }) => left - cents, paid);
  }

  /** Makes a refund as an owner does on Stripe's own page. */
  make(paymentId: string, cents: number, metadata: Refund['metadata'] = {}): Refund {
    const payment = this.payments.paid(paymentId);
    if (!payment) throw new Error(`There is no payment ${paymentId}.`);
    if (cents > this.leftOf(paymentId)) throw new Error(`${paymentId} has no ${cents} cents left to refund.`);
    const refund: Refund = {
      id: `re_${randomUUID()}`,
      paymentId,
      cents,
      currency: payment.currency,
      metadata,
      status: 'succeeded',
    };
    this.all.push(refund);
    return refund;
  }

  /** A bank has sent it back. */
  fail(refundId: string): void {
    const refund = this.all.find(({ id }) => id === refundId);
    if (!refund) throw new Error(`There is no refund ${refundId}.`);
    refund.status = 'failed';
  }

  /** `POST /v1/refunds` */
  create(fields: Fields, isRefused: boolean): unknown {
    const { payment_intent: paymentId = '', amount = '' } = fields;
    if (!this.payments.paid(paymentId)) return unknown('payment_intent', paymentId);
    if (isRefused)
      return new Refusal(400, {
        type: 'invalid_request_error',
        code: 'balance_insufficient',
        message: 'Insufficient funds in your Stripe balance to refund this amount.',
      });
    const cents = amount === '' ? this.leftOf(paymentId) : Number(amount);
    if (cents > this.leftOf(paymentId))
      return new Refusal(400, {
        type: 'invalid_request_error',
        message: 'Refund amount is greater than unrefunded amount on charge.',
      });
    return refundObject(this.make(paymentId, cents, metadataOf(fields)));
  }

  /** `GET /v1/refunds` of a payment. */
  list(paymentId: string | null): unknown {
    const data = this.all.filter((refund) => refund.paymentId === paymentId).map(refundObject);
    return { object: 'list', url: '/v1/refunds', has_more: false, data };
  }
}

function refundObject({ id, paymentId, cents, currency, metadata, status }: Refund): Record<string, unknown> {
  return { id, object: 'refund', status, payment_intent: paymentId, amount: cents, currency, metadata };
}
