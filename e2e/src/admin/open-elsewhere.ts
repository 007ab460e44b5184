import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Elsewhere {
  readonly origin: string;
  shows(html: string): void;
}

export function openElsewhere(): Elsewhere {
  let answer = '<h1>Elsewhere</h1>';
  const server = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(answer));
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => server.close());
  return {
    shows: (html) => (answer = html),
    get origin() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
  };
}
