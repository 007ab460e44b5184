import { setTimeout as pause } from 'node:timers/promises';

/** A visitor's first change has no crumb; the answer contains it. */
const WITHOUT_CRUMB: ReadonlySet<string> = new Set(['site/no-cookies', 'site/crumb']);
/** Pauses double up to the longest, so that many clients do not keep a server from starting. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [20, 320];
const SERVER_ERROR = 500;

export interface Answered {
  readonly status: number;
  readonly code?: string;
}

export type Sent<T> = { readonly ok: true; readonly body: T } | Refused;

export interface Refused {
  readonly ok: false;
  readonly code: string;
  /** The next idempotency key, where the reply has one. */
  readonly key?: string | undefined;
}

export interface VisitorOptions {
  readonly address: string;
  /** The visitor's address, if the server trusts the proxy header. */
  readonly from?: string | undefined;
  readonly onSend?: ((path: string) => void) | undefined;
  readonly note?: ((answered: Answered) => void) | undefined;
  /** Aborts: nothing more is sent, and pending requests reject. */
  readonly stop?: AbortSignal | undefined;
}

/** A visitor with cookies who repeats requests until they are answered. */
export interface StubbornVisitor {
  /** A `FormData` is sent as it is, anything else as JSON. */
  send<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Sent<T>>;
  twin(): StubbornVisitor;
}

export function createStubbornVisitor(options: VisitorOptions): StubbornVisitor {
  return visitorWith(options, new Map());
}

function visitorWith(options: VisitorOptions, jar: Map<string, string>): StubbornVisitor {
  return {
    send: async <T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Sent<T>> => {
      for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
        options.stop?.throwIfAborted();
        options.onSend?.(path);
        // A missing reply is what these tests are about.
        const sent = await attempt<T>(options, jar, { method, path, body }).catch(() => undefined);
        if (sent) return sent;
        await pause(pauseMs);
      }
    },
    twin: () => visitorWith(options, new Map(jar)),
  };
}

interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Sends once; `undefined` if the server cannot answer now. */
async function attempt<T>(
  { address, from, note }: VisitorOptions,
  jar: Map<string, string>,
  { method, path, body }: SentRequest,
): Promise<Sent<T> | undefined> {
  const response = await fetch(`${address}${path}?crumb=${jar.get('crumb') ?? ''}`, {
    method,
    headers: {
      accept: 'application/json',
      cookie: [...jar].map((pair) => pair.join('=')).join('; '),
      ...(from === undefined ? {} : { 'x-forwarded-for': from }),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const reply = (await response.json()) as T & { code?: string; key?: string };
  const lacksCrumb = WITHOUT_CRUMB.has(reply.code ?? '');
  if (!lacksCrumb) note?.({ status: response.status, ...(reply.code ? { code: reply.code } : {}) });
  if (response.status >= SERVER_ERROR) return undefined;
  for (const cookie of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
    jar.set(name, value);
  }
  if (lacksCrumb) return undefined;
  return response.ok ? { ok: true, body: reply } : { ok: false, code: reply.code ?? '', key: reply.key };
}
