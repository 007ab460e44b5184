import { setTimeout as pause } from 'node:timers/promises';

/** A visitor's first change is sent before there is a crumb: the answer brings it. */
const WITHOUT_CRUMB: ReadonlySet<string> = new Set(['site/no-cookies', 'site/crumb']);
/** Each pause is twice the one before it, up to the longest: many who ask without rest would keep a server from starting. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [20, 320];
const SERVER_ERROR = 500;

/** What a visitor was answered, also what was no answer to what was asked. */
export interface Answered {
  readonly status: number;
  readonly code?: string;
}

/** What became of something that was sent. */
export type Sent<T> = { readonly ok: true; readonly body: T } | { readonly ok: false; readonly code: string };

/** Where a visitor is, and who listens. */
export interface VisitorOptions {
  /** The site's address. */
  readonly address: string;
  /** The address the visitor comes from, where the server believes what stands before it. */
  readonly from?: string | undefined;
  /** Called whenever something is about to be sent. */
  readonly onSend?: ((path: string) => void) | undefined;
  readonly note?: ((answered: Answered) => void) | undefined;
  /** Ends it: nothing is sent any more, and what waits for an answer rejects. */
  readonly stop?: AbortSignal | undefined;
}

/** A visitor with a jar of cookies, who asks again until there is an answer. */
export interface StubbornVisitor {
  send<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Sent<T>>;
  /** Another one with a copy of the cookies. */
  twin(): StubbornVisitor;
}

/** Makes a visitor who has not been here before. */
export function createStubbornVisitor(options: VisitorOptions): StubbornVisitor {
  return visitorWith(options, new Map());
}

function visitorWith(options: VisitorOptions, jar: Map<string, string>): StubbornVisitor {
  return {
    send: async <T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Sent<T>> => {
      for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
        options.stop?.throwIfAborted();
        options.onSend?.(path);
        // No reply at all is what this is about.
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

/** Asks once; `undefined` where the server says that it cannot answer now. */
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
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const reply = (await response.json()) as T & { code?: string };
  const lacksCrumb = WITHOUT_CRUMB.has(reply.code ?? '');
  if (!lacksCrumb) note?.({ status: response.status, ...(reply.code ? { code: reply.code } : {}) });
  if (response.status >= SERVER_ERROR) return undefined;
  for (const cookie of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
    jar.set(name, value);
  }
  if (lacksCrumb) return undefined;
  return response.ok ? { ok: true, body: reply } : { ok: false, code: reply.code ?? '' };
}
