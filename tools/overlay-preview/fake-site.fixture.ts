import { createServer, request, type ClientRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { featureOf } from '../../server/src/site/registry/gate/manifest.fixture';
import { blockOf, pageOf } from './page.fixture';

interface Seen {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Got {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface FakeSite {
  readonly server: Server;
  readonly url: string;
  readonly seen: readonly Seen[];
  /** Listens again at the same port. */
  open(): Promise<void>;
  close(): Promise<void>;
}

type Answer = readonly [status: number, headers: object, body?: string | Buffer];

/** Opens a site with a block of this remote on `/contact`. */
export async function openFakeSite(name: string): Promise<FakeSite> {
  const seen: Seen[] = [];
  const server = createServer((incoming, response) => {
    if (incoming.url === '/api/site/release/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`data: {"revision":1,"off":["${name}"],"plain":[],"takenBack":{}}\n\n`);
      return;
    }
    void text(incoming).then((body) => {
      seen.push({ line: `${incoming.method} ${incoming.url}`, headers: incoming.headers, body });
      const [status, headers, out = ''] = answerTo(new URL(incoming.url ?? '/', url), name);
      response.writeHead(status, { ...headers }).end(out);
    });
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  return {
    server,
    url,
    seen,
    open: () => listen(port),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answerTo({ origin, pathname, search }: URL, name: string): Answer {
  const page = pageOf(origin, { [name]: '0.1.0-live' }, blockOf(name, featureOf('forms/a')));
  const html = {
    'content-type': 'text/html; charset=utf-8',
    etag: '"e"',
    'content-security-policy': "script-src 'nonce-n'",
  };
  const sent = { location: `${origin}/contact`, 'set-cookie': ['a=1; Secure', '__Host-b=2; Secure; Path=/'] };
  const news = { revision: 1, off: [name, 'mf-a'], plain: [], takenBack: {} };
  if (pathname === '/contact') return [200, html, page];
  if (pathname === '/form') return [303, sent];
  if (pathname === '/packed') return [200, { ...html, 'content-encoding': search.slice(1) }, gzipSync(page)];
  if (pathname === '/api/site/release') return [200, { 'content-type': 'application/json' }, JSON.stringify(news)];
  return [404, { 'content-type': 'text/plain' }, 'nothing'];
}

/** A request to this machine as a browser makes it; the caller ends it. */
export function openCall(
  port: number,
  path: string,
  { method = 'GET', ...headers }: Record<string, string>,
): ClientRequest {
  return request({ host: 'localhost', port, path, method, headers });
}

/** Sends such a request with its body, and reads the whole answer. */
export function getWhole(port: number, path: string, { body = '', ...headers }: Record<string, string>): Promise<Got> {
  return new Promise((resolve, reject) => {
    const call = openCall(port, path, headers).once('error', reject);
    call.once('response', (reply) => {
      text(reply).then(
        (whole) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: whole }),
        reject,
      );
    });
    call.end(body);
  });
}
