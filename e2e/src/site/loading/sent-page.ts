import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

export type Encoding = keyof typeof UNPACK;

export interface SentPage {
  readonly bytes: number;
  readonly encoding: string | undefined;
  readonly link: string | string[] | undefined;
  readonly html: string;
}

/** Requests a page with this `Accept-Encoding` only, also of another host; `fetch` does not report the transferred size. */
export function requestPage(
  url: string,
  { encoding, cookie = '', host }: { readonly encoding: Encoding; readonly cookie?: string; readonly host?: string },
): Promise<SentPage> {
  const headers = { accept: 'text/html', 'accept-encoding': encoding, cookie, ...(host && { host }) };
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
