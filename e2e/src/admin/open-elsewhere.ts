import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody else's site. */
export interface Elsewhere {
  /** Scheme, host and port. */
  readonly origin: string;
  /** What it shows from now on, as HTML. */
  shows(html: string): void;
}

/** Opens somebody else's site for the tests of a file and closes it after them. */
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
