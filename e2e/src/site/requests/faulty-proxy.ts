import { createServer, request as forward, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Shop } from '../../browser/open/shop';

export interface CallInFlight {
  readonly method: string;
  readonly reply: ServerResponse;
  /** Forwards the call to the server; may be repeated. */
  readonly pass: () => Promise<Answer>;
}

export type Fault = (call: CallInFlight) => unknown;

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export interface FaultyProxy {
  readonly url: string;
  /** Applies a fault to all matching calls from now on; none without an argument. */
  spoil(fault?: Fault): void;
  readonly posts: () => number;
  readonly inFlight: () => number;
  /** Stops responding, like a server that has gone. */
  goDown(): Promise<void>;
  comeUp(): Promise<void>;
}

/** Opens the proxy for a file's tests. Faults apply to these methods (by default POST) and this path prefix. */
export function openFaultyProxy(
  shop: Shop,
  begins = '/api/commerce/',
  methods: readonly string[] = ['POST'],
): FaultyProxy {
  let server: Server | undefined;
  let url = '';
  let spoiled: Fault | undefined;
  let posts = 0;
  let inFlight = 0;
  beforeAll(async () => {
    server = createServer((call, reply) => {
      // Other calls, such as visits and reports, come at any time.
      const { method = 'GET' } = call;
      const isMeant = methods.includes(method) && call.url?.startsWith(begins);
      if (isMeant) {
        posts += 1;
        inFlight += 1;
        reply.once('close', () => (inFlight -= 1));
      }
      const body = bodyOf(call);
      const pass = async () => sendRequest(call, { port: new URL(shop.url).port, body: await body });
      if (isMeant && spoiled) spoiled({ method, reply, pass });
      else
        void pass().then(
          (answer) => send(reply, answer),
          () => reply.destroy(),
        );
    }).listen(0);
    await once(server, 'listening');
    url = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server?.close();
    server?.closeAllConnections();
  });
  beforeEach(() => {
    spoiled = undefined;
  });
  return {
    get url() {
      return url;
    },
    spoil: (fault) => {
      spoiled = fault;
      posts = 0;
    },
    posts: () => posts,
    inFlight: () => inFlight,
    async goDown() {
      server?.closeAllConnections();
      await new Promise((resolve) => server?.close(resolve));
    },
    async comeUp() {
      server?.listen(Number(new URL(url).port));
      if (server) await once(server, 'listening');
    },
  };
}

export function send(reply: ServerResponse, { status, headers, body }: Answer): void {
  reply.writeHead(status, headers).end(body);
}

async function sendRequest(
  { method = 'GET', url: path = '/', headers }: IncomingMessage,
  { port, body }: { readonly port: string; readonly body: Buffer },
): Promise<Answer> {
  // No keep-alive, because the server may have closed a reused connection.
  const forwarded = forward({ port, method, path, headers, agent: false }).end(body);
  const [answer] = (await once(forwarded, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await bodyOf(answer) };
}

/** The received part of an interrupted call. */
async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  message.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise<void>((resolve) => message.once('close', resolve).once('end', resolve));
  return Buffer.concat(chunks);
}
