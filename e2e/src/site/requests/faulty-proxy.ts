import { createServer, request as forward, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Shop } from '../../browser/open-shop';

/** What becomes of a call on its way; `pass` lets the server answer it. */
export type Fault = (call: { readonly reply: ServerResponse; readonly pass: () => Promise<Answer> }) => unknown;

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
  /** Spoils every such POST from now on, or none. */
  spoil(fault?: Fault): void;
  /** How many came since. */
  readonly posts: () => number;
  /** Answers nobody any more, as a server does that has gone. */
  goDown(): Promise<void>;
  /** Is there again, under the same address. */
  comeUp(): Promise<void>;
}

/** Opens the proxy for the tests of a file; it spoils POSTs to addresses that begin so. */
export function openFaultyProxy(shop: Shop, begins = '/api/commerce/'): FaultyProxy {
  let server: Server | undefined;
  let url = '';
  let spoiled: Fault | undefined;
  let posts = 0;
  beforeAll(async () => {
    server = createServer((call, reply) => {
      // Not the visits and reports of the page itself, which come when they like.
      const isPost = call.method === 'POST' && call.url?.startsWith(begins);
      if (isPost) posts += 1;
      const pass = () => ask(call, new URL(shop.url).port);
      if (isPost && spoiled) spoiled({ reply, pass });
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

async function ask(call: IncomingMessage, port: string): Promise<Answer> {
  const { method = 'GET', url: path = '/', headers } = call;
  // A connection that is used again may have been closed by the server meanwhile.
  const asked = forward({ port, method, path, headers, agent: false });
  call.pipe(asked);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) };
}
