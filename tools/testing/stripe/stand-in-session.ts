import { metadataOf, type Fields } from './stand-in-answer';
import { methodObject, paymentObject, type StandInPayments } from './stand-in-payments';

/** A Checkout Session. */
export interface Session {
  readonly id: string;
  readonly fields: Fields;
  /** Of the account that has made it. */
  readonly mode: string;
  status: 'open' | 'complete' | 'expired';
  paymentId: string | null;
  /** The payment method that was entered on it. */
  methodId: string | null;
}

interface SessionPlace {
  readonly received: StandInPayments;
  readonly port: number;
  /** What is shown whole instead of by its id. */
  readonly expand: readonly string[];
}

export function sessionObject(session: Session, { received, port, expand }: SessionPlace): Record<string, unknown> {
  const { id, fields, status, paymentId, methodId } = session;
  const isSetup = fields.mode === 'setup';
  const method = received.methods.find((one) => one.id === methodId);
  const paidBy = method && { payment_method: methodObject(method) };
  const payment = paymentId === null ? undefined : received.paid(paymentId);
  const isPaymentWhole = payment && expand.includes('payment_intent.payment_method');
  return {
    id,
    object: 'checkout.session',
    mode: fields.mode,
    status,
    payment_status: isSetup ? 'no_payment_required' : paymentStatus(status),
    customer: method?.customer ?? null,
    payment_intent: isPaymentWhole ? { ...paymentObject(payment), ...paidBy } : paymentId,
    setup_intent: isSetup ? setupIntent(id, expand, paidBy) : null,
    amount_total: isSetup ? null : Number(fields['line_items[0][price_data][unit_amount]']),
    currency: fields['line_items[0][price_data][currency]'] ?? fields.currency,
    client_reference_id: fields.client_reference_id,
    expires_at: Number(fields.expires_at),
    metadata: metadataOf(fields),
    url: status === 'open' ? `http://127.0.0.1:${port}/pay/${id}` : null,
  };
}

function paymentStatus(status: Session['status']): string {
  return status === 'complete' ? 'paid' : 'unpaid';
}

function setupIntent(sessionId: string, expand: readonly string[], paidBy: object | undefined): unknown {
  const id = `seti_${sessionId}`;
  if (!expand.includes('setup_intent.payment_method')) return id;
  const status = paidBy ? 'succeeded' : 'requires_payment_method';
  return { id, object: 'setup_intent', status, payment_method: null, ...paidBy };
}
