import { spec } from '../../../../tools/testing/spec';
import { createShopper } from '../../../../tools/testing/store/shopper';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { settingsText } from '../search/settings-text';
import type { Site } from '../directory/site';
import type { SitePage } from '../directory/site-page';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The texts of a page: a sentence or two each, long enough to be unique. */
function textsOn({ description, blocks }: SitePage): string[] {
  const texts = [...blocks.values()].flatMap((block) => settingsText(block, () => ''));
  return [description, ...texts.flatMap((text) => text.split('\n'))]
    .map((text) => text.trim())
    .filter(({ length }) => length > 20);
}

/** Every address of the site, and those for crawlers and searches. */
async function addressesOf({ pages }: Site): Promise<string[]> {
  const slugs = await server.services.db.selectFrom('product').select('slug').execute();
  const paths = pages.flatMap(({ path }) =>
    path.includes('{') ? slugs.map(({ slug }) => path.replace(/\{.*\}/, slug)) : [path],
  );
  const searches = ['celadon', 'goose', 'gęś', 'members', 'plane tree'].map(
    (q) => `/search?${new URLSearchParams({ q })}`,
  );
  return [...paths, ...searches, '/sitemap.xml', '/robots.txt', '/members/', '/Members', '/nowhere'];
}

spec(
  ['ROLE-03', 'SESSION-08'],
  'no address of the samples shows an anonymous visitor text of a locked page',
  async () => {
    for (const host of ['localhost', 'bistro.localhost']) {
      const site = await server.services.sites.byHost(host);
      if (!site) throw new Error(`There is no site at ${host}.`);
      const locked = site.pages.filter(({ lock }) => lock);
      const texts = locked.flatMap(textsOn);
      expect(texts.length).toBeGreaterThan(3);
      const stranger = createShopper(server.app, host);
      for (const path of await addressesOf(site))
        for (const { body } of [await stranger.get(path), await stranger.call('GET', path)])
          expect([host, path, texts.filter((text) => body.includes(text))]).toEqual([host, path, []]);
      for (const { path } of locked) expect([path, (await stranger.get(path)).statusCode]).toEqual([path, 403]);
    }
  },
);

spec('SESSION-08', 'if the lock screen’s remote cannot render, the page stays locked and says so', async () => {
  const slow = await startTestServer({ blockBudgetMs: 0, pageBudgetMs: 0 });
  try {
    const page = await createShopper(slow.app, 'localhost').get('/members');
    expect(page.statusCode).toBe(403);
    for (const text of [
      'data-fallback-of="mf-blocks"',
      '<h1>This page available only site members</h1>',
      'try again',
      '<nav',
    ])
      expect(page.body).toContain(text);
    expect(page.body).not.toContain('autumn glaze');
  } finally {
    await slow.close();
  }
});
