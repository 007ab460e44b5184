import { PREVIEW_COOKIE } from 'shared-types/site/cookie';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ url: '/contact', headers: { host: 'localhost', 'accept-encoding': 'identity', ...headers } });

test('a page read by a script has its blocks and no style sheet, and no browser caches it as the page', async () => {
  const read = await get({ 'sec-fetch-dest': 'empty', accept: '*/*' });
  expect(read.body).toContain('data-feature="forms/contact-form"');
  expect(read.body).not.toContain('<style');
  expect(read.headers['cache-control']).toBe('private, no-store');
});

test('one without the shell has its style sheet where no policy looks', async () => {
  const read = await get({ 'sec-fetch-dest': 'empty', cookie: `${PREVIEW_COOKIE.sixth}=1` });
  expect(read.body).toMatch(/<template data-styles><style nonce="[^"]+">[\s\S]+<\/style><\/template>/);
});

test.each<Readonly<Record<string, string>>>([{}, { 'sec-fetch-dest': 'document' }, { 'sec-fetch-dest': 'iframe' }])(
  'one shown by a browser has a style sheet, and may be cached to be shown again: %j',
  async (headers) => {
    const shown = await get(headers);
    expect(shown.body.match(/<style nonce="/g)).toHaveLength(1);
    expect(shown.headers['cache-control']).toBe('private, no-cache');
  },
);
