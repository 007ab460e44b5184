import { brotliDecompressSync } from 'node:zlib';
import { send, type Fault } from './faulty-proxy';

/** Sends a page up to this place, and the rest when this resolves. */
export function inTwoHalves(end: RegExp, rest: () => Promise<unknown>): Fault {
  return async ({ reply, pass }) => {
    const { status, headers, body } = await pass();
    if (!headers['content-type']?.startsWith('text/html')) return send(reply, { status, headers, body });
    const { 'content-encoding': _encoding, 'content-length': _length, ...others } = headers;
    const html = brotliDecompressSync(body).toString();
    const half = html.search(end);
    reply.writeHead(status, others).write(html.slice(0, half));
    await rest();
    reply.end(html.slice(half));
  };
}
