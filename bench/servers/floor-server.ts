import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const FLOOR = join(import.meta.dirname, '..', 'floor');
const FONTS = join(import.meta.dirname, '..', '..', 'shell', 'dist', 'client', 'fonts');
const IMAGE = /<img\b[^>]*>/g;

/** Serves a hand-written page, the product by default, with the pictures of the real page in the same sizes. */
export async function startFloor({
  port,
  siteUrl,
  page,
  file: name = 'product.html',
}: {
  port: number;
  siteUrl: string;
  page: string;
  file?: string;
}): Promise<{ url: string; stop(): Promise<void> }> {
  const images = (await (await fetch(siteUrl + page)).text()).match(IMAGE) ?? [];
  const style = await readFile(join(FLOOR, 'style.css'), 'utf8');
  const html = (await readFile(join(FLOOR, name), 'utf8'))
    .replace('{{style}}', style)
    .replace(/\{\{picture (\d+)\}\}/g, (_, index) => images[Number(index)] ?? '');
  const files = new Map([
    [page, { type: 'text/html; charset=utf-8', body: small(html) }],
    [
      '/cart',
      {
        type: 'text/html; charset=utf-8',
        body: small(html.replace('<span data-cart-count>0', '<span data-cart-count>1')),
      },
    ],
    ['/cart.js', { type: 'text/javascript', body: small(await readFile(join(FLOOR, 'cart.js'), 'utf8')) }],
  ]);
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    const file = files.get(path);
    if (file && request.method === 'GET')
      return response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body);
    if (request.method === 'POST') return answerAdd(request, response);
    if (path.startsWith('/fonts/'))
      return response
        .writeHead(200, { 'content-type': 'font/woff2' })
        .end(await readFile(join(FONTS, path.slice('/fonts/'.length))));
    const picture = await fetch(siteUrl + path, { headers: { accept: request.headers.accept ?? '*/*' } });
    return response
      .writeHead(picture.status, { 'content-type': picture.headers.get('content-type') ?? '' })
      .end(Buffer.from(await picture.arrayBuffer()));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise((resolve) => server.listen(port, () => resolve(undefined)));
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The cart always holds one piece; only the way there is measured. */
function answerAdd(request: IncomingMessage, response: ServerResponse) {
  const isCalled = request.headers.accept?.includes('application/json');
  if (isCalled) response.writeHead(200, { 'content-type': 'application/json' }).end('{"count":1}');
  else response.writeHead(303, { location: '/cart' }).end();
}

function small(text: string) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}
