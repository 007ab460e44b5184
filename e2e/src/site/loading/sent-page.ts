import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

/** What a browser may say it can unpack. */
export type Encoding = keyof typeof UNPACK;

/** A page as it crosses the network. */
export interface SentPage {
  /** How long the packed HTML is. */
  readonly bytes: number;
  /** How the server says it is packed. */
  readonly encoding: string | undefined;
  /** The `Link` header. */
  readonly link: string | string[] | undefined;
  readonly html: string;
}

/** Asks for a page as a browser that unpacks this only; `fetch` does not tell how many bytes came. */
export function requestPage(
  url: string,
  { encoding, cookie = '' }: { readonly encoding: Encoding; readonly cookie?: string },
): Promise<SentPage> {
  const headers = { accept: 'text/html', 'accept-encoding': encoding, cookie };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(parts);
        const { link, 'content-encoding': packed } = response.headers;
        resolve({ bytes: body.length, encoding: packed, link, html: UNPACK[encoding](body).toString() });
      });
    });
    outgoing.on('error', reject).end();
  });
}
