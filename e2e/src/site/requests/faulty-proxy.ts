import { createServer, request as forward, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Shop } from '../../browser/open/shop';

/** A call on its way. */
export interface CallInFlight {
  readonly method: string;
  readonly reply: ServerResponse;
  /** Lets the server answer it; called again, it arrives again. */
  readonly pass: () => Promise<Answer>;
}

/** What becomes of a call on its way. */
export type Fault = (call: CallInFlight) => unknown;

/** What the server answered. */
interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** The shop behind a proxy that can spoil what a page sends. */
export interface FaultyProxy {
  /** The shop's address as its visitors know it. */
  readonly url: string;
  /** Spoils every such call from now on, or none. */
  spoil(fault?: Fault): void;
  /** How many such calls came since. */
  readonly posts: () => number;
  /** How many of them have had no answer yet. */
  readonly inFlight: () => number;
  /** Answers nobody any more, as a server does that has gone. */
  goDown(): Promise<void>;
  /** Is there again, under the same address. */
  comeUp(): Promise<void>;
}

/** Opens the proxy for the tests of a file; it spoils calls by these methods, POST alone as a rule, to addresses that begin so. */
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
      // Not the visits and reports of the page itself, which come when they like.
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

/** Sends an answer as it is. */
export function send(reply: ServerResponse, { status, headers, body }: Answer): void {
  reply.writeHead(status, headers).end(body);
}

async function sendRequest(
  { method = 'GET', url: path = '/', headers }: IncomingMessage,
  { port, body }: { readonly port: string; readonly body: Buffer },
): Promise<Answer> {
  // A connection that is used again may have been closed by the server meanwhile.
  const forwarded = forward({ port, method, path, headers, agent: false }).end(body);
  const [answer] = (await once(forwarded, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await bodyOf(answer) };
}

/** Of a call that breaks off, what has come. */
async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  message.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise<void>((resolve) => message.once('close', resolve).once('end', resolve));
  return Buffer.concat(chunks);
}
