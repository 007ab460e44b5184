import { assert, asyncProperty, constantFrom, string, uniqueArray } from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { createShopper } from '../../../../tools/testing/store/shopper';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const BISTRO = 'bistro.localhost';
const get = (path: string, host = 'localhost') => createShopper(server.app, host).get(path);
const search = (terms: string, more = '') => get(`/search?q=${encodeURIComponent(terms)}${more}`);
/** The page without the values of a single request. */
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

spec('SRV-03', 'every site answers /search, in each of its languages, and search engines skip it', async () => {
  for (const [path, host, title] of [
    ['/search', 'localhost', '<h1>Search</h1>'],
    ['/search', BISTRO, '<h1>Search</h1>'],
    ['/pl/search', BISTRO, '<h1>Szukaj</h1>'],
  ] as const) {
    const { statusCode, body } = await get(path, host);
    expect([path, statusCode]).toEqual([path, 200]);
    expect(body).toContain(title);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).toContain(`action="${path}"`);
    expect(body).toContain('"pageType":102');
  }
});

spec(
  ['SRV-03', 'SRV-33'],
  'finds the pages and products of the samples, with words marked and price and picture',
  async () => {
    const mug = mainOf((await search('mug')).body);
    expect(mug).toMatch(
      /<a class="blocks-search__link" href="\/shop\/p\/stoneware-mug">Stoneware <mark[^>]*>mug<\/mark>/,
    );
    expect(mug).toMatch(/blocks-product-price.*<span>From \$30\.00<\/span>/);
    expect(mug).toMatch(/<img[^>]*class="blocks-search__picture"/);
    const polish = mainOf((await get('/pl/search?q=zurek', BISTRO)).body);
    expect(polish).toMatch(/<mark[^>]*>[żŻ]urek<\/mark>/);
    expect(polish).not.toMatch(/href="\/(?!pl|search)/);
  },
);

spec('SRV-33', 'a page in the visitor’s language links to its search from the header', async () => {
  expect((await get('/about')).body).toContain('class="frame-header__search" href="/search"');
  expect((await get('/pl/about', BISTRO)).body).toContain('class="frame-header__search" href="/pl/search"');
});

spec('SRV-33', 'a missing page offers the search', async () => {
  const { statusCode, body } = await get('/nothing-here');
  expect(statusCode).toBe(404);
  expect(mainOf(body)).toContain('action="/search"');
});

spec('SRV-33', 'the typed query is shown as text and never as HTML', async () => {
  for (const terms of ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '&lt;b&gt; {{x}} ${y}']) {
    const html = (await search(terms)).body;
    const escaped = terms.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
    expect(mainOf(html)).toContain(`value="${escaped}"`);
    expect(html).not.toContain('alert(1)</script>');
    expect(html).not.toContain('<img src=x');
  }
});

spec('SRV-33', 'no address shows another visitor’s query', async () => {
  const words = uniqueArray(string({ minLength: 1, maxLength: 20, unit: constantFrom(...'abcdefghij') }), {
    minLength: 2,
    maxLength: 4,
  });
  await assert(
    asyncProperty(words, async (searched) => {
      const pages = await Promise.all([...searched, ...searched].map((typed) => search(`quokka${typed}z`)));
      for (const [index, { body }] of pages.entries()) {
        const shown = new Set(mainOf(body).match(/quokka[a-j]+z/g));
        expect([...shown]).toEqual([`quokka${searched[index % searched.length] ?? ''}z`]);
      }
    }),
    { numRuns: 15 },
  );
  expect(mainOf((await get('/search')).body)).not.toContain('quokka');
});

spec('SRV-33', 'when the index is unavailable the page says so and offers another try', async () => {
  const { db } = server.services;
  await db.schema.alterTable('search_entry').renameTo('search_entry_away').execute();
  try {
    const { body } = await search('mug');
    expect(mainOf(body)).toContain('Search is not available right now.');
    expect(mainOf(body)).toContain('<a href="">try again</a>');
    expect(mainOf((await get('/pl/search?q=mug', BISTRO)).body)).toContain('Wyszukiwarka jest chwilowo niedostępna.');
  } finally {
    await db.schema.alterTable('search_entry_away').renameTo('search_entry').execute();
  }
  expect(mainOf((await search('mug')).body)).toContain('<mark');
});
