import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { payPage } from './pay-page';
import { metadataOf, Refusal, unheardOf, unknown, type Fields } from './stand-in-answer';
import { StandInEvents, type SignedEvent } from './stand-in-events';
import { StandInPayments } from './stand-in-payments';
import { StandInRefunds } from './stand-in-refunds';
import { sessionObject, type Session } from './stand-in-session';

/** What Stripe does not answer as usual. */
export type StripeFault =
  | 'busy'
  | 'lost'
  | 'not-activated'
  | 'refuses-refunds'
  | 'refuses-webhooks'
  | 'revoked'
  | 'silent';

const SECRET = 'whsec_stand-in';
/** The parameters of version 2026-10-28 that this product sends. */
const SESSION_FIELDS: ReadonlySet<string> = new Set([
  'allowed_payment_method_types',
  'cancel_url',
  'client_reference_id',
  'currency',
  'customer_creation',
  'customer_email',
  'expires_at',
  'line_items',
  'locale',
  'metadata',
  'mode',
  'payment_intent_data',
  'success_url',
]);
const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * Answers as Stripe's documentation of its API says, for what this product asks of it: account, webhook endpoints, checkout
 * sessions with their page, kept cards and their charges, refunds, and events. Keys that begin with `sk_test_` or `sk_live_` are those
 * of one account each, but those that go on with `unknown`; keys that begin with `rk_` may do nothing.
 */
export interface StripeStandIn {
  readonly port: number;
  /** Sessions in the order of their making. */
  readonly sessions: readonly Session[];
  /** Kept cards, and every payment. */
  readonly received: StandInPayments;
  readonly refunded: StandInRefunds;
  /** Where events are sent, as the product has registered it. */
  readonly webhooks: ReadonlyMap<string, string>;
  /** What it does wrong from now on. */
  faults: ReadonlySet<StripeFault>;
  /** Pays a session with a card that is accepted, or enters it on one in `setup` mode. */
  pay(sessionId: string): void;
  expire(sessionId: string): void;
  /** A day passes, after which idempotency keys mean nothing. */
  forgetKeys(): void;
  /** Number of requests for a page of events. */
  readonly listed: number;
  /** The body of an event about an object, and its signature. It is listed from then on, at that time if one is given. */
  event(type: string, object: unknown, createdSeconds?: number): SignedEvent;
  sessionObject(sessionId: string): Record<string, unknown>;
  close(): Promise<void>;
}

export async function openStripeStandIn(): Promise<StripeStandIn> {
  const state = new StandIn();
  const server = createServer((request, response) => void state.answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  state.port = (server.address() as AddressInfo).port;
  return Object.assign(state, { close: () => closed(server) });
}

class StandIn implements Omit<StripeStandIn, 'close'> {
  port = 0;
  faults: ReadonlySet<StripeFault> = new Set();
  readonly sessions: Session[] = [];
  readonly received = new StandInPayments();
  readonly refunded = new StandInRefunds(this.received);
  readonly webhooks = new Map<string, string>();
  listed = 0;
  private readonly events = new StandInEvents(SECRET);
  /** Answers by idempotency key. */
  private readonly answered = new Map<string, { readonly asked: string; readonly body: unknown }>();

  pay(sessionId: string): void {
    const session = this.sessionOf(sessionId);
    if (session.status !== 'open') throw new Error('Only an open session can be paid.');
    const { fields, mode } = session;
    const isKept = fields.mode === 'setup' || fields['payment_intent_data[setup_future_usage]'] === 'off_session';
    const method = this.received.enterCard(mode, isKept && fields.customer_creation === 'always');
    session.status = 'complete';
    session.methodId = method.id;
    if (fields.mode === 'setup') return;
    session.paymentId = this.received.receive({
      amount: Number(fields['line_items[0][price_data][unit_amount]']),
      currency: fields['line_items[0][price_data][currency]'] ?? '',
      customer: method.customer,
      method,
      metadata: metadataOf(fields, 'payment_intent_data'),
    }).id;
  }

  forgetKeys(): void {
    this.answered.clear();
  }

  expire(sessionId: string): void {
    this.sessionOf(sessionId).status = 'expired';
  }

  event(type: string, object: unknown, createdSeconds?: number): SignedEvent {
    return this.events.happen(type, object, createdSeconds);
  }

  sessionObject(sessionId: string, expand: readonly string[] = []): Record<string, unknown> {
    return sessionObject(this.sessionOf(sessionId), { received: this.received, port: this.port, expand });
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    const fields: Fields = Object.fromEntries(new URLSearchParams(await text(request)));
    if (pathname === '/favicon.ico') return void response.writeHead(204).end();
    if (pathname.startsWith('/pay/')) return this.answerBuyer(request, response, { id: pathname.slice(5), fields });
    if (this.faults.has('silent')) return;
    if (this.faults.has('busy')) return refuse(response, 503, { type: 'api_error', message: 'Try again later.' });
    const [, kind, mode] =
      /^Bearer (sk|rk)_(test|live)_(?!unknown)\w+$/.exec(request.headers.authorization ?? '') ?? [];
    if (mode === undefined || this.faults.has('revoked'))
      return refuse(response, 401, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_****' });
    if (kind === 'rk')
      return refuse(response, 403, { type: 'invalid_request_error', message: 'More permissions are required.' });
    const key = request.headers['idempotency-key'];
    const asked = JSON.stringify([pathname, fields]);
    const known = typeof key === 'string' ? this.answered.get(key) : undefined;
    if (known && known.asked !== asked)
      return refuse(response, 400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    const body = known?.body ?? this.call(request.method ?? '', pathname, { fields, query: searchParams, mode });
    // Refusals too are repeated under their key.
    if (typeof key === 'string') this.answered.set(key, { asked, body });
    // The call has counted, and nobody hears of it.
    if (this.faults.has('lost')) return void response.destroy();
    if (body instanceof Refusal) return refuse(response, body.status, body.error);
    response.writeHead(200, JSON_TYPE).end(JSON.stringify(body));
  }

  private call(method: string, path: string, { fields, query, mode }: Call): unknown {
    const [, name = '', id = '', action = ''] =
      /^\/v1\/(account|events|webhook_endpoints|checkout\/sessions|payment_intents|payment_methods|refunds)(?:\/(\w[\w-]*))?(?:\/(\w+))?$/.exec(
        path,
      ) ?? [];
    switch (`${method} ${name}${id && '/id'}${action && `/${action}`}`) {
      case 'GET account':
        return accountOf(mode, !this.faults.has('not-activated'));
      case 'GET events':
        this.listed += 1;
        return this.events.list(query);
      case 'POST webhook_endpoints':
        return this.addWebhook(fields);
      case 'DELETE webhook_endpoints/id':
        this.webhooks.delete(id);
        return { id, object: 'webhook_endpoint', deleted: true };
      case 'POST checkout/sessions':
        return this.addSession(fields, mode);
      case 'GET checkout/sessions/id':
        return this.has(id) ? this.sessionObject(id, expandOf(query)) : unknown('checkout.session', id);
      case 'POST checkout/sessions/id/expire':
        return this.expireOpen(id);
      case 'POST payment_intents':
        return this.received.charge(fields, mode);
      case 'POST payment_intents/id/cancel':
        return this.received.cancel(id);
      case 'GET payment_intents':
        return this.received.list(query.get('customer'));
      case 'POST payment_methods/id/detach':
        return this.received.detach(id, mode);
      case 'POST refunds':
        return this.refunded.create(fields, this.faults.has('refuses-refunds'));
      case 'GET refunds':
        return this.refunded.list(query.get('payment_intent'));
      default:
        return new Refusal(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${path}).` });
    }
  }

  private addWebhook(fields: Fields): unknown {
    if (this.faults.has('refuses-webhooks'))
      return new Refusal(400, {
        type: 'invalid_request_error',
        message: 'Invalid URL: URL must be publicly accessible.',
      });
    const id = `we_${randomUUID()}`;
    this.webhooks.set(id, fields.url ?? '');
    return { id, object: 'webhook_endpoint', secret: SECRET, url: fields.url };
  }

  private addSession(fields: Fields, mode: string): unknown {
    const unheard = unheardOf(fields, SESSION_FIELDS);
    if (unheard) return unheard;
    const isSetup = fields.mode === 'setup';
    if (isSetup && fields.currency === undefined)
      return new Refusal(400, {
        type: 'invalid_request_error',
        param: 'currency',
        message: 'You must provide `currency` in `setup` mode.',
      });
    const seconds = Number(fields.expires_at) - Date.now() / 1000;
    if (seconds < 1800 || seconds > 86_400)
      return new Refusal(400, {
        type: 'invalid_request_error',
        param: 'expires_at',
        message: 'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      });
    if (!isSetup && Number(fields['line_items[0][price_data][unit_amount]']) < 50)
      return new Refusal(400, {
        type: 'invalid_request_error',
        code: 'amount_too_small',
        message: 'The Checkout Session’s total amount must convert to at least 50 cents.',
      });
    const id = `cs_${randomUUID()}`;
    this.sessions.push({ id, fields, mode, status: 'open', paymentId: null, methodId: null });
    return this.sessionObject(id);
  }

  private expireOpen(id: string): unknown {
    if (!this.has(id)) return unknown('checkout.session', id);
    if (this.sessionOf(id).status !== 'open')
      return new Refusal(400, {
        type: 'invalid_request_error',
        message: 'Only Checkout Sessions with a status in ["open"] can be expired.',
      });
    this.expire(id);
    return this.sessionObject(id);
  }

  private has(id: string): boolean {
    return this.sessions.some((session) => session.id === id);
  }

  private sessionOf(id: string): Session {
    const session = this.sessions.find((one) => one.id === id);
    if (!session) throw new Error(`There is no session ${id}.`);
    return session;
  }

  /** The page of Stripe, and its buttons. */
  private answerBuyer(request: IncomingMessage, response: ServerResponse, { id, fields }: Pressed): void {
    if (!this.has(id)) return void response.writeHead(404).end();
    const session = this.sessionOf(id);
    if (request.method === 'POST' && fields.card === 'accepted') {
      this.pay(id);
      return void response.writeHead(303, { location: session.fields.success_url }).end();
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(payPage({ fields: session.fields, status: session.status, isDeclined: request.method === 'POST' }));
  }
}

interface Call {
  readonly fields: Fields;
  readonly query: URLSearchParams;
  readonly mode: string;
}

interface Pressed {
  readonly id: string;
  readonly fields: Fields;
}

function refuse(response: ServerResponse, status: number, error: Readonly<Record<string, unknown>>): void {
  response.writeHead(status, JSON_TYPE).end(JSON.stringify({ error }));
}

function expandOf(query: URLSearchParams): string[] {
  return [...query].flatMap(([name, value]) => (name.startsWith('expand[') ? [value] : []));
}

function accountOf(mode: string, isActivated: boolean): unknown {
  return {
    id: `acct_${mode}`,
    object: 'account',
    charges_enabled: isActivated,
    country: 'IE',
    business_profile: { name: 'Fern & Kiln' },
    settings: { dashboard: { display_name: 'Fern & Kiln Studio' } },
  };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve, reject) => void server.close((error) => (error ? reject(error) : resolve())));
}
