import { setTimeout as pause } from 'node:timers/promises';
import { DEVELOPMENT_SHELL_FILE } from 'shared-types/release';
import { SHELL_ELEMENT_ID } from 'shared-types/site/context';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { NEWS_PATH } from './news.route';
import type { News } from './page-news';

let development: TestServer;
let production: TestServer;

beforeAll(async () => {
  [development, production] = await Promise.all([startTestServer({ isDevelopment: true }), startTestServer()]);
});
afterAll(() => Promise.all([development?.close(), production?.close()]));

const get = (server: TestServer, url: string, headers = {}) =>
  server.app.inject({ url, headers: { host: 'localhost', ...headers } });

test('in production there is no reload stream, and no page opens one', async () => {
  expect((await get(production, NEWS_PATH)).statusCode).toBe(404);
  expect(production.news).toBeUndefined();
  for (const path of ['/', '/shop/p/stoneware-mug', '/nowhere']) {
    const { body } = await get(production, path);
    expect(body).not.toMatch(/EventSource|site\/development/);
  }
});

test('in development every page follows the reload stream, within its policy', async () => {
  const revision = development.news?.current().revision ?? '';
  for (const path of ['/', '/nowhere', '/cart']) {
    const { body, headers } = await get(development, path, { 'accept-encoding': 'identity' });
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    const script = body.slice(body.lastIndexOf('<script'));
    expect(script).toContain(`<script nonce="${nonce}">`);
    expect(script).toContain(revision);
    expect(body.endsWith('</script></body></html>')).toBe(true);
  }
  const unknownHost = await get(development, '/', { host: 'nobody.example' });
  expect(unknownHost.body).toContain('<script>');
});

test('only a page opened with ?boundaries, in development, shows them', async () => {
  const shows = async (server: TestServer, path: string) => (await get(server, path)).body.includes('data-boundaries');
  expect(await shows(development, '/about?boundaries')).toBe(true);
  expect(await shows(development, '/about')).toBe(false);
  expect(await shows(production, '/about?boundaries')).toBe(false);
});

test('only in development a page loads the shell that shows diagnostics', async () => {
  const { files } = production.services.registry.current().shell.manifest;
  const { body } = await get(development, '/about');
  const script = new RegExp(`<script id="${SHELL_ELEMENT_ID}"[^>]*>`).exec(body)?.[0] ?? '';
  expect(script).toContain(`/${DEVELOPMENT_SHELL_FILE}" integrity="${files[DEVELOPMENT_SHELL_FILE]?.integrity}"`);
  for (const path of ['/', '/shop/p/stoneware-mug', '/nowhere', '/config/sign-in', '/?logout=true']) {
    const page = (await get(production, path)).body;
    expect(page).toContain('/client/shell.js"');
    expect(page).not.toContain(DEVELOPMENT_SHELL_FILE);
  }
});

test('a response that is no page is unchanged', async () => {
  expect((await get(development, '/healthz')).body).toBe('{"ok":true}');
  const refused = await get(development, '/api/commerce/cart/cart', { accept: 'application/json' });
  expect(refused.body).not.toContain('EventSource');
});

test('the stream sends the current state and every change, however late, and ends with the server', async () => {
  // Any other call would time out after this silence.
  development.app.server.timeout = 500;
  const shop = await development.open();
  const stream = await fetch(shop + NEWS_PATH);
  expect(stream.headers.get('content-type')).toBe('text/event-stream');
  const updates = readNews(stream);
  const first = await updates.next();
  expect(first.value).toEqual(development.news?.current());
  await pause(1500);

  const fault = { title: 'mf-blocks could not be built', text: 'quote.view.tsx:3:1\nUnexpected ";"' };
  development.news?.publish({ isNew: false, faults: [fault] });
  expect((await updates.next()).value).toEqual({ revision: first.value?.revision, faults: [fault] });
  development.news?.publish({ isNew: true, faults: [] });
  const { value } = await updates.next();
  expect(value?.faults).toEqual([]);
  expect(value?.revision).not.toBe(first.value?.revision);

  await development.app.close();
  expect((await updates.next()).done).toBe(true);
});

async function* readNews({ body }: Response): AsyncGenerator<News, undefined> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk);
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      yield JSON.parse(/^data: (.*)$/m.exec(text.slice(0, end))?.[1] ?? 'null') as News;
      text = text.slice(end + 2);
    }
  }
  return undefined;
}
