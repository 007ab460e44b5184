import type { HTTPRequest, Page } from 'puppeteer';
import type { TestServer } from '../../../../tools/testing/server/test-server';

type App = TestServer['app'];

/**
 * Has a page's https requests answered by the server as by a proxy in front of it. The browser takes the addresses and cookies for
 * those of https, and holds to its rules for them; no certificate is needed.
 */
export async function overHttps(page: Page, app: App): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => void answer(request, { page, app }).catch(() => undefined));
}

async function answer(request: HTTPRequest, { page, app }: { readonly page: Page; readonly app: App }): Promise<void> {
  const url = new URL(request.url());
  if (url.protocol !== 'https:') return request.continue();
  const { accept = '*/*', ...headers } = request.headers();
  // A stream never ends, and what is injected is answered whole.
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
