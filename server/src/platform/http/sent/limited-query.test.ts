import { BANNER_CALLS } from 'shared-types/consent/cookie-banner';
import { openExample, type ExampleServer } from '../../../../../tools/testing/site/open-example';
import { spec } from '../../../../../tools/testing/spec';

/** More keys than any URL has, and nearly as long as a form may be. */
const MANY = 'a&'.repeat(100_000);
const HOST = 'shop.example';
const FOUND = /\d+ results? for “mug”/;

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

const get = async (path: string, headers = {}) => open.app.inject({ url: path, headers: { host: HOST, ...headers } });
const after = (keys: number, last: string) => `${'a&'.repeat(keys)}${last}`;

spec('UTIL-05', 'a page reads the first thousand keys of its address, and no more', async () => {
  const shows = async (query: string) => FOUND.test((await get(`/search?${query}`)).body);
  expect(await shows(`q=mug&${MANY}`)).toBe(true);
  expect(await shows(after(999, 'q=mug'))).toBe(true);
  expect(await shows(after(1000, 'q=mug'))).toBe(false);
  expect(await shows(`${MANY}q=mug`)).toBe(false);
});

spec('UTIL-05', 'an answer without a page reads no more either', async () => {
  const leadsTo = async (query: string) => (await get(`${BANNER_CALLS.reopen.path}?${query}`)).headers.location;
  expect(await leadsTo(after(999, 'return=/guide'))).toMatch(/^\/guide\?/);
  expect(await leadsTo(after(1000, 'return=/guide'))).toMatch(/^\/\?/);
  expect(await leadsTo(`${MANY}return=/guide`)).toMatch(/^\/\?/);
});

/** Sends a choice by a form without script, and returns the status. */
async function choose(body: string): Promise<number> {
  const visitor = open.visitor();
  const crumb = visitor.cookies.get('crumb') ?? '';
  const reply = await open.app.inject({
    method: 'POST',
    url: BANNER_CALLS.choose.path,
    headers: {
      host: HOST,
      accept: 'text/html',
      cookie: `crumb=${crumb}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: `crumb=${crumb}&${body}`,
  });
  return reply.statusCode;
}

spec('UTIL-05', 'a form without script is read as far', async () => {
  expect(await choose(`choice=accepted&${MANY}`)).toBe(303);
  // The crumb is the first key.
  expect(await choose(after(998, 'choice=accepted'))).toBe(303);
  expect(await choose(after(999, 'choice=accepted'))).toBe(422);
  expect(await choose(`${MANY}choice=accepted`)).toBe(422);
});

spec('UTIL-05', 'the address it comes back to is read as far', async () => {
  const visitor = open.visitor();
  const page = async (query: string) =>
    FOUND.test((await visitor.post(BANNER_CALLS.choose.path, { choice: 'perhaps', return: `/search?${query}` })).body);
  expect(await page(after(999, 'q=mug'))).toBe(true);
  expect(await page(after(1000, 'q=mug'))).toBe(false);
});

test('decoding is unchanged: plus signs, invalid escapes, and repeated names', async () => {
  const queryShown = async (query: string) => /value="([^"]*)"/.exec((await get(`/search?${query}`)).body)?.[1];
  expect(await queryShown('q=mug+%26+plate')).toBe('mug &amp; plate');
  expect((await get('/search?q=%E0%A4%A')).statusCode).toBe(200);
  expect((await get('/search?q=a&q=b')).statusCode).toBe(200);
});
