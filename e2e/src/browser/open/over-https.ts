import type { HTTPRequest, Page } from 'puppeteer';
import type { TestServer } from '../../../../tools/testing/server/test-server';

type App = TestServer['app'];

/** The server answers https requests as if behind a proxy, so the browser applies https rules without a certificate. */
export async function overHttps(page: Page, app: App): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => void answer(request, { page, app }).catch(() => undefined));
}

async function answer(request: HTTPRequest, { page, app }: { readonly page: Page; readonly app: App }): Promise<void> {
  const url = new URL(request.url());
  if (url.protocol !== 'https:') return request.continue();
  const { accept = '*/*', ...headers } = request.headers();
  // `app.inject` returns complete responses only, which a stream never gives.
  if (accept.includes('text/event-stream')) return request.abort();
  const held = await page.cookies(url.href);
  const reply = await app.inject({
    method: request.method() as 'GET' | 'POST',
    url: url.pathname + url.search,
    headers: {
      ...headers,
      accept,
      'accept-encoding': 'identity',
      host: url.host,
      'x-forwarded-proto': 'https',
      cookie: held.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    ...(request.postData() === undefined ? {} : { payload: request.postData() ?? '' }),
  });
  const sent = Object.entries(reply.headers).filter(([name]) => !['content-length', 'connection'].includes(name));
  await request.respond({
    status: reply.statusCode,
    headers: Object.fromEntries(sent.map(([name, value]) => [name, Array.isArray(value) ? value : String(value)])),
    body: reply.rawPayload,
  });
}
